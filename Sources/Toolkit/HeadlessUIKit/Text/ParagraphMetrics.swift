import Foundation

/// How the lines of a paragraph are set.
struct ParagraphMetrics: Hashable, Sendable {
  var alignment: NSTextAlignment = .natural
  var lineBreakMode: NSLineBreakMode = .byWordWrapping
  /// What is added between two lines.
  var lineSpacing: CGFloat = 0
  /// What is added behind a paragraph that is not the last.
  var paragraphSpacing: CGFloat = 0
  /// The least height of a line; 0 for none.
  var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line; 0 for none.
  var maximumLineHeight: CGFloat = 0
  /// What the height of a line is multiplied by; 0 leaves it as it is.
  var lineHeightMultiple: CGFloat = 0

  /// The height of a line whose fonts want the given one.
  func lineHeight(_ natural: CGFloat) -> CGFloat {
    let height = max(natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1), minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}
