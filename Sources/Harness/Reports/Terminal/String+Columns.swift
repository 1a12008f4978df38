import UTF8Text

extension Unicode.Scalar {
  /// How many columns of a terminal the scalar takes.
  ///
  /// Marks and the emoji selector take 0; East Asian wide characters and emoji, by their blocks, take 2;
  /// others take 1. That is what terminals do, except for a few symbols and for joined emoji.
  var columns: Int {
    // No scalar below is a mark or wide, and most text is below.
    if value < 0x300 { return 1 }
    if isMark || value == 0xFE0F { return 0 }
    return Self.wideBlocks.contains { $0.contains(value) } ? 2 : 1
  }

  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
    0x1F900...0x1FAFF, 0x20000...0x3FFFD,
  ]
}

extension String {
  /// How many columns of a terminal the line takes.
  package var columns: Int { unicodeScalars.reduce(0) { $0 + $1.columns } }

  /// Returns the line cut into pieces of at most a number of columns; a wider scalar is a piece by itself.
  ///
  ///     "abcde".wrapped(to: 2)  // ["ab", "cd", "e"]
  ///
  /// - Parameter columns: The width in columns, at least 1.
  package func wrapped(to columns: Int) -> [String] {
    // No scalar has more columns than bytes.
    guard utf8.count > columns else { return [self] }
    var pieces = [""]
    var width = 0
    for scalar in unicodeScalars {
      if width + scalar.columns > columns, width > 0 {
        pieces.append("")
        width = 0
      }
      pieces[pieces.count - 1].unicodeScalars.append(scalar)
      width += scalar.columns
    }
    return pieces
  }

  /// Returns the line's beginning in at most a number of columns, with `...` if it is cut.
  ///
  ///     "abcdefgh".cut(to: 5)  // "ab..."
  ///
  /// - Parameter columns: The width in columns; up to 3 there is no room for `...`.
  package func cut(to columns: Int) -> String {
    guard self.columns > columns else { return self }
    guard columns > 3 else { return columns > 0 ? wrapped(to: columns)[0] : "" }
    return wrapped(to: columns - 3)[0] + "..."
  }

  /// Returns the line with an ellipsis instead of its middle if it has more columns, so that both ends can
  /// be read.
  ///
  ///     "abcdefgh".cutInMiddle(to: 5)  // "ab…gh"
  ///
  /// - Parameter columns: The width in columns.
  package func cutInMiddle(to columns: Int) -> String {
    guard self.columns > columns else { return self }
    guard columns > 2 else { return String(repeating: "…", count: max(0, min(1, columns))) }
    let start = wrapped(to: (columns - 1) * 2 / 3)[0]
    var (end, width) = ([Unicode.Scalar](), start.columns + 1)
    for scalar in unicodeScalars.reversed() {
      width += scalar.columns
      guard width <= columns else { break }
      end.append(scalar)
    }
    // A mark without the scalar that carries it would be drawn on the ellipsis.
    while end.last?.columns == 0 { end.removeLast() }
    var result = start.unicodeScalars
    result.append("…")
    result.append(contentsOf: end.reversed())
    return String(result)
  }
}
