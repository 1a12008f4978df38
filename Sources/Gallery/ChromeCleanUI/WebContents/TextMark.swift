/// A part of a paragraph that is marked as found.
public struct TextMark: Hashable, Sendable {
  /// The index of the paragraph.
  public let paragraph: Int
  /// The part of the paragraph, in UTF-16 units.
  public let range: Range<Int>
  /// Whether the user is there.
  public let isCurrent: Bool

  public init(paragraph: Int, range: Range<Int>, isCurrent: Bool) {
    (self.paragraph, self.range, self.isCurrent) = (paragraph, range, isCurrent)
  }
}
