import Foundation

extension NSLayoutManager {
  /// Returns the glyphs that are visible in a container, on the lines that fit.
  ///
  /// - Parameter container: The first container; for others, the range is empty.
  public func glyphRange(for container: NSTextContainer) -> NSRange {
    guard container === textContainers.first, let last = lines.last else {
      return NSRange(location: 0, length: 0)
    }
    return NSRange(location: 0, length: last.range.upperBound)
  }

  /// Returns the glyphs of characters: the same range.
  ///
  /// - Parameters:
  ///   - charRange: The characters, in UTF-16 units.
  ///   - actualCharacterRange: Gets the same range; may be `nil`.
  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// Returns the characters of glyphs: the same range.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs.
  ///   - actualGlyphRange: Gets the same range; may be `nil`.
  public func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange
  {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the glyph of a character: the same index.
  ///
  /// - Parameter charIndex: A UTF-16 unit of the text.
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the character of a glyph: the same index.
  ///
  /// - Parameter glyphIndex: A glyph, which is a UTF-16 unit.
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the glyph nearest to a point of a container.
  ///
  /// - Parameters:
  ///   - point: In points, from the container's origin.
  ///   - container: One of ``textContainers``.
  public func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the glyph nearest to a point of a container; `partialFraction` gets the fraction of
  /// its width before the point, from 0 to 1.
  ///
  /// - Parameters:
  ///   - point: In points, from the container's origin.
  ///   - container: One of ``textContainers``.
  ///   - partialFraction: Gets a fraction from 0 to 1; may be `nil`.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    guard container === textContainers.first else { return 0 }
    let line = lines.last { $0.rect.minY <= point.y } ?? lines.first
    guard let found = line?.character(at: point.x - container.lineFragmentPadding) else {
      return line?.range.location ?? 0
    }
    partialFraction?.pointee = found.fraction
    return found.offset
  }

  /// Returns the character nearest to a point of a container; `partialFraction` gets the fraction
  /// of its width before the point, from 0 to 1.
  ///
  /// - Parameters:
  ///   - point: In points, from the container's origin.
  ///   - container: One of ``textContainers``.
  ///   - partialFraction: Gets a fraction from 0 to 1; may be `nil`.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  /// Does nothing: backgrounds are not drawn here, as a view's text is in the tree.
  ///
  /// - Parameters:
  ///   - glyphsToShow: Ignored.
  ///   - origin: Ignored.
  public func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Does nothing: characters are not drawn here, as a view's text is in the tree.
  ///
  /// - Parameters:
  ///   - glyphsToShow: Ignored.
  ///   - origin: Ignored.
  public func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}
