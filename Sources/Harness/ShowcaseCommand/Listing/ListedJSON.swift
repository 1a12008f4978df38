import TestPlans
import TextFormats

/// A value of a plan, as it is listed.
struct ListedJSON: Encodable {
  let value: JSONValue

  /// The value in one line.
  var line: String {
    value.xcodeText.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
      .replacing("\\/", with: "/")
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch value.content {
    case .null: try container.encodeNil()
    case .boolean(let value): try container.encode(value)
    case .number: try encodeNumber(into: &container)
    case .string(let text): try container.encode(text)
    case .array(let elements): try container.encode(elements.map(ListedJSON.init))
    case .object(let members):
      try container.encode(
        members.reduce(into: [String: ListedJSON]()) { $0[$1.key] = ListedJSON(value: $1.value) })
    }
  }

  /// A number that `Double` cannot represent is listed as it is spelled.
  private func encodeNumber(into container: inout any SingleValueEncodingContainer) throws {
    if let whole = try? value.integer {
      try container.encode(whole)
    } else if let number = try? value.number, number.isFinite {
      try container.encode(number)
    } else if case .number(let spelling) = value.content {
      try container.encode(spelling)
    }
  }
}
