import TextFormats

extension String {
  /// The string as Objective-C spells it, with everything that a reader cannot see as an escape.
  var objectiveCLiteral: String {
    String(writing: { buffer in
      buffer.append(literal: "@")
      buffer.append(quoted: self) { buffer.append(numberedEscape($0)) }
    })
  }
}

/// All digits that the escape may have, so that none behind it is read as part of it.
private func numberedEscape(_ scalar: Unicode.Scalar) -> String {
  switch scalar.value {
  case ..<0x80: "\\" + padded(String(scalar.value, radix: 8), to: 3)
  case ..<0x10000: "\\u" + padded(String(scalar.value, radix: 16, uppercase: true), to: 4)
  default: "\\U" + padded(String(scalar.value, radix: 16, uppercase: true), to: 8)
  }
}

private func padded(_ digits: String, to count: Int) -> String {
  String(repeating: "0", count: count - digits.count) + digits
}
