import Diagnostics
import Foundation
import TextFormats
import UTF8Text

extension SnapshotStrategy where Value: Encodable & SendableMetatype {
  /// What an encoder of your own makes of a value, in the layout of `json`, in a `.json` file.
  ///
  ///     let encoder = JSONEncoder()
  ///     encoder.keyEncodingStrategy = .convertToSnakeCase
  ///     assertSnapshot(of: ["firstName": "Ada"], as: .json(encoder))
  ///
  /// The encoder determines keys and values: dates, data, numbers that are not finite. Keys are sorted and
  /// lines are indented as everywhere, whatever its `outputFormatting`. Elements of a set keep the
  /// encoder's order, which differs from process to process; ``Redaction/sorted(at:)`` sorts them.
  ///
  /// - Parameter encoder: The encoder, which may not change once it is used here.
  public static func json(_ encoder: JSONEncoder) -> SnapshotStrategy {
    SnapshotStrategy(fileExtension: "json") { value, buffer in
      let text = String(decoding: try encoder.encode(value), as: UTF8.self)
      try EncodedValue(JSONValue(text), at: .root).writeDocument(to: buffer)
    }
  }
}

extension SnapshotStrategy where Value == Any {
  /// What `JSONSerialization` returns or accepts, in the layout of `json`, in a `.json` file.
  ///
  ///     let object = try JSONSerialization.jsonObject(with: Data(#"{"b": 1, "a": null}"#.utf8))
  ///     assertSnapshot(of: object, as: .json)
  ///
  /// That is a list, a dictionary with strings as keys, a string, a number, a truth or `NSNull`, of Swift or
  /// of Foundation. Anything else is an error with its path, and so is a number that is not finite.
  public static var json: SnapshotStrategy {
    SnapshotStrategy(fileExtension: "json") { value, buffer in
      try EncodedValue(object: value, as: .json, at: .root).writeDocument(to: buffer)
    }
  }
}

extension EncodedValue {
  /// Reads a JSON text that is parsed already.
  init(_ json: JSONValue, at path: CodingPath) throws {
    self = try EncodedValue(json, at: path) { json, _ in
      switch json.content {
      case .null: .scalar(.null)
      case .boolean(let truth): .scalar(.bool(truth))
      case .number(let digits): .scalar(.number(digits))
      case .string(let text): .scalar(.string(text))
      case .array(let elements): .list(elements)
      case .object(let members): .object(members.map { ($0.key, $0.value) })
      }
    }
  }
}
