import Expectations
import Foundation
import Snapshotting
import Testing

@Suite struct EncoderStrategyTests {
  private struct Visit: Encodable {
    var firstName = "Ada /\u{202E}"
    var seenAt = Date(timeIntervalSince1970: 5)
    var scores = ["z": 1.5, "a": 2]
    var rate = Double.infinity
  }

  private let encoder = JSONEncoder()

  init() {
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.dateEncodingStrategy = .secondsSince1970
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  }

  @Test func `The encoder determines keys and values`() throws {
    expectEqual(
      try SnapshotStrategy.json(encoder).text(of: Visit()),
      """
      {
        "first_name": "Ada /\\u202E",
        "rate": "inf",
        "scores": {
          "a": 2,
          "z": 1.5
        },
        "seen_at": 5
      }

      """)
  }

  @Test(arguments: [JSONEncoder.OutputFormatting.prettyPrinted, [], .sortedKeys, .withoutEscapingSlashes])
  func `The layout does not depend on the encoder`(formatting: JSONEncoder.OutputFormatting) throws {
    let text = try SnapshotStrategy.json(encoder).text(of: Visit())
    encoder.outputFormatting = formatting
    expectEqual(try SnapshotStrategy.json(encoder).text(of: Visit()), text)
  }

  @Test func `A fault of the encoder is the snapshot's`() throws {
    let strict = JSONEncoder()
    expectTrue(
      try SnapshotFolder().failure(of: Visit(), as: .json(strict))?.contains("path: .rate") == true)
  }
}
