import UTF8Text

extension SnapshotStrategy {
  /// What `String(describing:)` returns for a value, in a `.txt` file.
  ///
  /// Addresses of memory, which are `0x` and 9 to 12 digits, or 16 digits of which the first four are zeros,
  /// are cut down to `0x`. A set or dictionary of several elements is an error if the description would show
  /// it in an order that differs from process to process; ``dump`` sorts it.
  public static var description: SnapshotStrategy {
    SnapshotStrategy(fileExtension: "txt") { value, buffer in
      if let type = UnorderedPart.type(in: value) { throw SnapshotFault.unordered(type) }
      buffer.append(String(describing: value).withoutMemoryAddresses)
      buffer.endLine()
    }
  }
}

extension String {
  /// The string with each address of memory, such as `0x00007F8A1C004010`, cut down to `0x`.
  fileprivate var withoutMemoryAddresses: String {
    // Searched by bytes, which is much faster than a regular expression.
    guard hasBytes(of: "0x") else { return self }
    var text: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      text.append(byte)
      guard byte == UInt8(ascii: "x"), text.suffix(2).first == UInt8(ascii: "0"),
        !(text.dropLast(2).last?.isWord ?? false)
      else { continue }
      let digits = rest.prefix { $0.isHexadecimal }
      let isWhole = !(rest.dropFirst(digits.count).first?.isWord ?? false)
      let isPadded = digits.count == 16 && digits.prefix(4).allSatisfy { $0 == UInt8(ascii: "0") }
      if isWhole, isPadded || (9...12).contains(digits.count) { rest = rest.dropFirst(digits.count) }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// A set or dictionary that a description shows in an order of its own.
private enum UnorderedPart {
  /// The most parts that are looked at.
  private static let limit = 10_000

  /// Returns the type of the first such part; `nil` without one. What describes itself is not searched.
  static func type(in value: Any) -> Any.Type? {
    var waiting = [value]
    var next = 0
    while next < waiting.count, next < limit {
      let mirror = Mirror(reflecting: waiting[next])
      switch mirror.displayStyle {
      case .set where mirror.children.count > 1, .dictionary where mirror.children.count > 1:
        return mirror.subjectType
      case .class: break
      case .struct where waiting[next] is any CustomStringConvertible: break
      case .enum where waiting[next] is any CustomStringConvertible: break
      default: waiting += mirror.children.prefix(limit).map(\.value)
      }
      next += 1
    }
    return nil
  }
}
