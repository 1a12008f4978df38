import Expectations
import Foundation
import Snapshotting
import Testing

@Suite struct FunctionStrategyTests {
  private enum Direction: CaseIterable, Encodable {
    case up, down

    var opposite: Direction { self == .up ? .down : .up }
  }

  @Test func `A function is shown a row a case`() throws {
    let golden = try SnapshotFolder().golden(
      of: { $0.opposite }, as: SnapshotStrategy<Direction>.func(into: .description))
    expectEqual(golden, "\"up\",\"down\"\n\"down\",\"up\"\n")
  }

  @Test func `Quotes in a result are doubled`() throws {
    let golden = try SnapshotFolder().golden(
      of: { ["to": $0 == .up ? 1 : 2] }, as: SnapshotStrategy<Direction>.func(into: .json))
    expectEqual(golden, "\"up\",\"{\n  \"\"to\"\": 1\n}\"\n\"down\",\"{\n  \"\"to\"\": 2\n}\"\n")
  }

  @Test func `A function that throws has no text`() {
    #expect(throws: CocoaError.self) {
      try SnapshotStrategy<Direction>.func(into: SnapshotStrategy<Int>.dump).text(of: { _ in
        throw CocoaError(.fileNoSuchFile)
      })
    }
  }
}
