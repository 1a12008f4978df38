import Foundation

extension SafeName {
  /// The spelling of the empty name, which no other name has.
  static let empty = "%_"

  static func encode(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }

  static func isNormalized(_ text: String) -> Bool {
    text.unicodeScalars.elementsEqual(text.precomposedStringWithCanonicalMapping.unicodeScalars)
  }

  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    if #"/\:*?"<>|%"#.unicodeScalars.contains(scalar) { return true }
    return switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .lineSeparator, .paragraphSeparator: true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }

  /// Whether the text would combine with the separator before it.
  static func startsWithMark(_ text: String) -> Bool {
    switch text.unicodeScalars.first?.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether Windows takes a file of this name for a device, whatever follows the first dot.
  static func isReserved(_ name: String) -> Bool {
    let stem = name.prefix { $0 != "." }.uppercased().trimmingCharacters(in: .whitespaces)
    return reservedNames.contains(stem)
  }

  private static let reservedNames = Set(
    ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"]
      + ["COM", "LPT"].flatMap { port in "0123456789¹²³".map { "\(port)\($0)" } })

  /// The name that a spelling stands for; `nil` where it stands for none.
  static func decode(_ spelling: String) -> String? {
    guard spelling != empty else { return "" }
    var bytes: [UInt8] = []
    var rest = Array(spelling.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let decoded = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else {
        return nil
      }
      bytes.append(decoded)
      rest.removeFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
