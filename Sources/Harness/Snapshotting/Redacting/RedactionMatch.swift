import TextFormats

/// A part of a line that is replaced.
struct RedactionMatch {
  let range: Range<Int>
  /// The index of the rule; `nil` for what looks like a replacement already.
  let rule: Int?

  /// The matches that no longer one overlaps, nor one as long that comes before.
  static func longest(of matches: [RedactionMatch], lineLength: Int) -> [RedactionMatch] {
    let ordered = matches.sorted { left, right in
      let (left, right) = (left.order, right.order)
      return left < right
    }
    var isTaken = [Bool](repeating: false, count: lineLength)
    return ordered.filter { match in
      // No taken match is shorter, so one that overlaps this one holds its first byte or its last.
      guard !isTaken[match.range.lowerBound], !isTaken[match.range.upperBound - 1] else { return false }
      for place in match.range { isTaken[place] = true }
      return true
    }
  }

  /// Longer matches come first, then those that begin first, then those of the first rule.
  private var order: (Int, Int, Int) { (-range.count, range.lowerBound, rule ?? -1) }
}

extension UnsafeRawBufferPointer {
  /// The places of what looks like a replacement by one of these names: `<uuid 1>`, `<uuid>`, `<~uuid 1>`.
  func replacements(_ names: [[UInt8]]) -> [Range<Int>] {
    ranges(of: [UInt8(ascii: "<")]).compactMap { start in
      for name in names {
        var cursor = ByteCursor(self, at: start.upperBound)
        if cursor.takeReplacement(name) { return start.lowerBound..<cursor.place }
      }
      return nil
    }
  }
}

extension ByteCursor {
  /// Takes what stands behind a replacement's first angle bracket.
  fileprivate mutating func takeReplacement(_ name: [UInt8]) -> Bool {
    while take("~") {}
    guard take(name) else { return false }
    if take(" ") {
      guard take(1, where: \.isDigit) else { return false }
      while take(1, where: \.isDigit) {}
    }
    return take(">")
  }
}

extension Redaction {
  /// Whether a replacement can hold the name and be told from other text.
  var hasPlainName: Bool {
    !name.isEmpty && name.oneLine.isIdentical(to: name) && !name.contains { "<>~\"\\".contains($0) }
  }
}
