/// A part of a paragraph that is marked as found.
package struct TextMark: Hashable, Sendable {
  /// The index of the paragraph.
  package let paragraph: Int
  /// The part of the paragraph, in UTF-16 units.
  package let range: Range<Int>
  /// Whether the user is there.
  package let isCurrent: Bool

  package init(paragraph: Int, range: Range<Int>, isCurrent: Bool) {
    (self.paragraph, self.range, self.isCurrent) = (paragraph, range, isCurrent)
  }
}
