extension StringProtocol {
  /// The text without the spaces around it.
  var trimmedSpaces: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// The text without line ends, for a comment.
  var oneCommentLine: String {
    String(unicodeScalars.map { $0.value < 0x20 ? " " : Character($0) })
  }
}
