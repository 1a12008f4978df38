import Foundation
import UTF8Text

extension SnapshotStrategy where Value: Encodable & SendableMetatype {
  /// What a value encodes itself as, in a canonical property list of XML, in a `.plist` file.
  ///
  /// A value gives the same bytes with every version of Swift and Foundation, and in every process:
  ///
  /// - Each level is indented by two spaces. Keys are sorted, and so are sets, as in `json`.
  /// - A number that is whole is an `integer`, any other a `real` with the shortest digits that read back as
  ///   the same number: `nan`, `+infinity` and `-infinity` among them.
  /// - `Date` is a `date` in UTC and to the microsecond, or its seconds since 1970 beyond the years 1 to
  ///   9999; `Data` is Base64 on one line; `URL` its absolute string; `Decimal` a number. A `nil` is the
  ///   string `$null`, as Foundation writes it.
  /// - In strings, invisible characters are escaped as `&#x202E;`.
  public static var plist: SnapshotStrategy {
    SnapshotStrategy(fileExtension: "plist") { value, buffer in
      try EncodedValue(encoding: value, at: .root).writePropertyList(to: buffer)
    }
  }

  /// What an encoder of your own makes of a value, in the layout of ``plist``, in a `.plist` file.
  ///
  /// Elements of a set keep the encoder's order, which differs from process to process.
  ///
  /// - Parameter encoder: The encoder, which may not change once it is used here. Its `outputFormat` does not
  ///   matter.
  public static func plist(_ encoder: PropertyListEncoder) -> SnapshotStrategy {
    SnapshotStrategy(fileExtension: "plist") { value, buffer in
      let list = try PropertyListSerialization.propertyList(from: try encoder.encode(value), format: nil)
      try EncodedValue(object: list, as: .propertyList, at: .root).writePropertyList(to: buffer)
    }
  }
}

extension EncodedValue {
  fileprivate func writePropertyList(to buffer: UTF8Buffer) throws {
    buffer.append(
      literal: """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """)
    try writeElement(to: buffer, indentation: 0)
    buffer.append(literal: "</plist>\n")
  }

  /// Writes an element of XML, with its indentation and a line feed at its end.
  fileprivate func writeElement(to buffer: UTF8Buffer, indentation: Int) throws {
    switch self {
    case .null: buffer.append(element: "string", "$null", indentation: indentation)
    case .bool(let truth): buffer.append(tag: truth ? "true/" : "false/", indentation: indentation)
    case .number(let digits):
      let isWhole = digits.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "-") }
      buffer.append(element: isWhole ? "integer" : "real", digits, indentation: indentation)
    case .special(let number):
      let text = ["inf": "+infinity", "-inf": "-infinity"][number.text] ?? "nan"
      buffer.append(element: "real", text, indentation: indentation)
    case .string(let text): buffer.append(element: "string", text, indentation: indentation)
    case .date(let date):
      if let text = date.snapshotText {
        buffer.append(element: "date", text, indentation: indentation)
      } else {
        let seconds = EncodedValue(number: date.timeIntervalSince1970, at: .root)
        try seconds.writeElement(to: buffer, indentation: indentation)
      }
    case .data(let data): buffer.append(element: "data", data.base64EncodedString(), indentation: indentation)
    case .container(let container): try container.writeElement(to: buffer, indentation: indentation)
    }
  }
}

extension EncodedContainer {
  fileprivate func writeElement(to buffer: UTF8Buffer, indentation: Int) throws {
    switch shape {
    case .list:
      guard !values.isEmpty else { return buffer.append(tag: "array/", indentation: indentation) }
      buffer.append(tag: "array", indentation: indentation)
      for value in values { try value.writeElement(to: buffer, indentation: indentation + 2) }
      buffer.append(tag: "/array", indentation: indentation)
    case .empty, .object:
      guard !values.isEmpty else { return buffer.append(tag: "dict/", indentation: indentation) }
      buffer.append(tag: "dict", indentation: indentation)
      for index in try sortedIndices() {
        buffer.append(element: "key", keys[index], indentation: indentation + 2)
        try values[index].writeElement(to: buffer, indentation: indentation + 2)
      }
      buffer.append(tag: "/dict", indentation: indentation)
    case .single, .contradictory: try value.writeElement(to: buffer, indentation: indentation)
    }
  }
}

extension UTF8Buffer {
  fileprivate func append(tag: StaticString, indentation: Int) {
    append(repeating: UInt8(ascii: " "), count: indentation)
    append(literal: "<")
    append(literal: tag)
    append(literal: ">\n")
  }

  fileprivate func append(element tag: StaticString, _ text: String, indentation: Int) {
    append(repeating: UInt8(ascii: " "), count: indentation)
    append(literal: "<")
    append(literal: tag)
    append(literal: ">")
    append(escapedForXML: text)
    append(literal: "</")
    append(literal: tag)
    append(literal: ">\n")
  }

  private func append(escapedForXML text: String) {
    let special: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;"]
    for scalar in text.unicodeScalars {
      if let escape = special[scalar] {
        append(escape)
      } else if scalar.isHarmless {
        append(String(scalar))
      } else {
        append("&#x\(String(scalar.value, radix: 16, uppercase: true));")
      }
    }
  }
}
