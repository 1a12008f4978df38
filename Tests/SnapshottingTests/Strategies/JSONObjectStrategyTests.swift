import Expectations
import Foundation
import Snapshotting
import Testing

@Suite struct JSONObjectStrategyTests {
  private func json(_ object: Any) throws -> String {
    try SnapshotStrategy<Any>.json.text(of: object)
  }

  private func compact(_ object: Any) throws -> String {
    try json(object).split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
  }

  @Test func `An object is written as an encodable value is`() throws {
    let text = #"{"b": [1, 2.50, true, false, null, -0.0, 1e3], "a": {"é": "\u202e"}, "c": []}"#
    expectEqual(
      try json(JSONSerialization.jsonObject(with: Data(text.utf8))),
      """
      {
        "a": {
          "é": "\\u202E"
        },
        "b": [
          1,
          2.5,
          true,
          false,
          null,
          0,
          1000
        ],
        "c": []
      }

      """)
  }

  @Test func `Values of Swift and of Foundation have one text`() throws {
    let elements: [Any] = [1, true, "x", 0.5, UInt8(7), Float(0.1)]
    let swift: [String: Any] = ["a": elements, "b": [String: Any]()]
    let foundation = NSDictionary(dictionary: [
      "a": NSArray(array: [
        NSNumber(value: 1), NSNumber(value: true), NSString("x"), NSNumber(value: 0.5), NSNumber(value: 7),
        NSNumber(value: Float(0.1)),
      ]),
      "b": NSDictionary(),
    ])
    expectEqual(try compact(swift), #"{"a": [1,true,"x",0.5,7,0.1],"b": {}}"#)
    expectEqual(try compact(foundation).prefix(25), try compact(swift).prefix(25))
  }

  @Test func `Large numbers keep their digits`() {
    forEachRow(
      [
        (UInt64.max, "18446744073709551615"),
        (
          NSDecimalNumber(string: "12345678901234567890.5"),
          "12345678901234567890.5"
        ), (Decimal(string: "0.1") as Any, "0.1"),
        (NSNumber(value: Int64.min), "-9223372036854775808"),
      ] as [(Any, String)]
    ) { number, text in
      expectEqual(try compact(number), text)
    }
  }

  @Test func `What JSON has not is an error with its path`() {
    forEachRow(
      [
        (["a": [1, Date()] as [Any]] as [String: Any], "JSON has no 'Date'"),
        (["a": [1, Data()] as [Any]], "JSON has no 'Data'"),
        (["a": [1, Double.nan] as [Any]], "JSON has no number 'nan'"),
        (["a": [1, NSNumber(value: Double.infinity)] as [Any]], "JSON has no number 'inf'"),
        (["a": [1, [2: 3]] as [Any]], "JSON has no 'Dictionary<Int, Int>'"),
        (["a": [1, NSObject()] as [Any]], "JSON has no 'NSObject'"),
      ] as [(Any, String)]
    ) { object, fault in
      let error = try #require(throws: EncodingError.self) { try json(object) }
      guard case .invalidValue(_, let context) = error else { return expectTrue(Bool(false), "\(error)") }
      expectEqual(context.codingPath.map(\.stringValue), ["a", "Index 1"])
      expectTrue(context.debugDescription.hasPrefix(fault), "\(context)")
    }
  }

  @Test func `A dictionary of objects needs no name of its type`() throws {
    let object: [String: Any] = ["a": 1]
    expectEqual(try SnapshotFolder().golden(of: object, as: .json), "{\n  \"a\": 1\n}\n")
  }
}
