/// An element in a report of EarlGrey.
///
///     let element = ReportedElement("<UIButton:0x7; AX.label='Next'; hidden; alpha=1>")
///     element?.className  // "UIButton"
///     element?.names      // [("AX.label", "Next")]
struct ReportedElement {
  let className: String
  /// The identifier, label, value and text, as far as it has them, each with its name.
  let names: [(key: String, value: String)]
  /// Why a statement may not find it, such as `hidden`.
  private let remarks: [String]

  /// Reads an element such as `<UIButton:0x7; isAccessible=Y; AX.label='Next'; ...; alpha=1>`; `nil` if the
  /// line is something else.
  init?(_ line: Substring) {
    guard line.utf8.first == UInt8(ascii: "<"), line.utf8.last == UInt8(ascii: ">") else { return nil }
    let parts = Self.parts(of: Array(line.utf8.dropFirst().dropLast()))
    guard let end = parts[0].firstIndex(of: ":"), parts[0][end...].hasPrefix(":0x"), !parts[0].contains(" ")
    else { return nil }
    className = String(parts[0][..<end])
    names = ["AX.id", "AX.label", "AX.value", "text"].compactMap { key in
      parts.first { $0.hasPrefix("\(key)='") }.map { (key, String($0.dropFirst(key.count + 2).dropLast())) }
    }
    // Labels and images take no touches by default.
    let isInert = ["UILabel", "UIImageView"].contains(className)
    remarks = parts.compactMap(Self.remark).filter { !isInert || $0 != "User Interaction Disabled" }
  }

  /// The parts between semicolons. A text ends at an apostrophe that a semicolon follows, and may contain
  /// both otherwise.
  private static func parts(of bytes: [UInt8]) -> [String] {
    var parts: [String] = []
    var (start, isText) = (0, false)
    for index in bytes.indices {
      let next = index + 1 < bytes.count ? bytes[index + 1] : UInt8(ascii: ";")
      switch (bytes[index], next) {
      case (UInt8(ascii: "="), UInt8(ascii: "'")) where !isText: isText = true
      case (UInt8(ascii: "'"), UInt8(ascii: ";")): isText = false
      case (UInt8(ascii: ";"), UInt8(ascii: " ")) where !isText:
        parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
        start = index + 2
      default: break
      }
    }
    return parts + [String(decoding: bytes[min(start, bytes.count)...], as: UTF8.self)]
  }

  /// The obstacle that a part of the line names; `nil` if it names none.
  private static func remark(_ part: String) -> String? {
    switch part {
    case "isAccessible=N", "hidden", "disabled", "User Interaction Disabled": part
    case "alpha=1": nil
    case _ where part.hasPrefix("alpha="): part
    // The frame differs between devices; this does not.
    case _ where part.hasSuffix("||Blank View|| "): "without size"
    default: nil
    }
  }

  /// The value that ends at the apostrophe before the next part; it may contain apostrophes.
  private static func value(of key: String, in line: Substring) -> String? {
    guard let start = line.firstRange(of: "; \(key)='")?.upperBound else { return nil }
    let rest = line[start...]
    let end = rest.firstRange(of: "'; ") ?? rest.firstRange(of: "'>")
    return end.map { String(rest[..<$0.lowerBound]) }
  }

  /// The element's names, and what may keep it from being found.
  ///
  /// Its frame is left out, since it differs between devices.
  var text: String {
    let label = names.first { $0.key == "AX.label" }?.value
    let shown = names.filter { !$0.value.isEmpty && ($0.key != "text" || $0.value != label) }
    let values = shown.map { "\($0.key)='\($0.value.prefix(Self.shownLength))'" }
    return "<" + ([className] + values + remarks).joined(separator: "; ") + ">"
  }

  private static let shownLength = 80
}
