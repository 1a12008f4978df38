/// How texts fill lines, going by the usual widths of letters: no font is measured for a picture.
extension String {
  /// The string cut off with an ellipsis where it is wider than `width`.
  func fitting(_ width: Double, size: Double) -> String {
    let limit = Int(max(1, min(width / (size * 0.45), 1000)))
    return letterCount <= limit ? self : prefix(letters: limit - 1) + "…"
  }

  /// The string broken into lines between words, and in words that are longer than a line.
  func wrapped(_ width: Double, size: Double) -> [String] {
    let limit = Int(max(1, min(width / (size * 0.5), 1000)))
    return unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { String($0).lines(of: limit) }
  }

  /// The words of a paragraph on lines of so many letters.
  private func lines(of limit: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      if !line.isEmpty, line.letterCount + word.letterCount >= limit {
        lines.append(line)
        line = ""
      }
      var pieces = word.pieces(of: limit)
      line += (line.isEmpty ? "" : " ") + pieces.removeFirst()
      for piece in pieces {
        lines.append(line)
        line = String(piece)
      }
    }
    return lines + [line]
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The number of letters, where one as wide as it is high counts for two.
  fileprivate var letterCount: Int { reduce(0) { $0 + $1.letterCount } }

  /// The longest beginning of at most so many letters.
  fileprivate func prefix(letters limit: Int) -> Substring {
    var rest = limit
    return prefix { character in
      rest -= character.letterCount
      return rest >= 0
    }
  }

  /// The word in pieces as long as a line; the last one, or the only one, may be a little longer.
  fileprivate func pieces(of limit: Int) -> [Substring] {
    var pieces: [Substring] = []
    var rest = self[...]
    var letters = letterCount
    while letters > limit + limit / 4, let first = rest.first {
      let piece = rest.prefix(letters: Swift.max(limit, first.letterCount))
      pieces.append(piece)
      rest = rest.dropFirst(piece.count)
      letters -= piece.letterCount
    }
    return pieces + [rest]
  }
}

extension Character {
  /// 2 for the letters of Chinese, Japanese and Korean, which are as wide as they are high; 1 for others.
  fileprivate var letterCount: Int {
    switch unicodeScalars[unicodeScalars.startIndex].value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
