import Foundation

extension NSLayoutManager {
  /// Does nothing: text is laid out whenever a result is read.
  ///
  /// - Parameter container: Ignored.
  public func ensureLayout(for container: NSTextContainer) {}

  /// Does nothing: text is laid out whenever a result is read.
  ///
  /// - Parameter charRange: Ignored.
  public func ensureLayout(forCharacterRange charRange: NSRange) {}

  /// Does nothing: text is laid out again after each change.
  ///
  /// - Parameters:
  ///   - charRange: Ignored.
  ///   - actualCharacterRange: Ignored, and not written to.
  public func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {}

  /// Does nothing, as nothing is drawn here.
  ///
  /// - Parameter charRange: Ignored.
  public func invalidateDisplay(forCharacterRange charRange: NSRange) {}

  /// Returns the rectangle of the text in a container in points, including the padding of its
  /// lines.
  ///
  /// - Parameter container: The first container; for others, the rectangle is zero.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    guard container === textContainers.first else { return .zero }
    let rects = lines.map { padded($0.usedRect, in: container) }
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  /// Returns the rectangle around a part of the text in a container, in points.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs, which are UTF-16 units.
  ///   - container: The first container; for others, the rectangle is zero.
  public func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    guard container === textContainers.first else { return .zero }
    let rects = lines.compactMap { line -> CGRect? in
      let (start, end) = (
        max(line.range.location, glyphRange.location), min(line.range.upperBound, glyphRange.upperBound)
      )
      guard start < end else { return nil }
      let (left, right) = (line.x(ofCharacterAt: start), line.x(ofCharacterAt: end))
      return CGRect(x: left, y: line.rect.minY, width: max(0, right - left), height: line.rect.height)
    }
    guard let first = rects.first else { return .zero }
    return rects.dropFirst().reduce(first) { $0.union($1) }
      .offsetBy(dx: container.lineFragmentPadding, dy: 0)
  }

  /// Returns the rectangle of a glyph's line in points, as wide as the container; `effectiveRange`
  /// gets the line's characters.
  ///
  /// - Parameters:
  ///   - glyphIndex: The glyph, which is a UTF-16 unit.
  ///   - effectiveRange: Gets the characters of the line; may be `nil`.
  public func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let line = line(withGlyphAt: glyphIndex), let container = textContainers.first else { return .zero }
    effectiveRange?.pointee = line.range
    return padded(line.rect, in: container)
  }

  /// Returns the rectangle of the text on a glyph's line in points; `effectiveRange` gets the
  /// line's characters.
  ///
  /// - Parameters:
  ///   - glyphIndex: The glyph, which is a UTF-16 unit.
  ///   - effectiveRange: Gets the characters of the line; may be `nil`.
  public func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let line = line(withGlyphAt: glyphIndex), let container = textContainers.first else { return .zero }
    effectiveRange?.pointee = line.range
    return padded(line.usedRect, in: container)
  }

  /// Calls a closure with each line that contains a part of a range, from top to bottom.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs, which are UTF-16 units.
  ///   - block: Called immediately for each line with its rectangle and that of its text in points,
  ///     the container, the line's characters, and a flag; setting the flag to `true` stops after
  ///     the line.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stops = ObjCBool(false)
    for line in lines where NSIntersectionRange(line.range, glyphRange).length > 0 && !stops.boolValue {
      block(
        padded(line.rect, in: container), padded(line.usedRect, in: container), container, line.range, &stops)
    }
  }

  private func line(withGlyphAt index: Int) -> LaidOutLine? {
    lines.last { $0.range.location <= index } ?? lines.first
  }

  /// A rectangle of a line with the padding at its ends.
  private func padded(_ rect: CGRect, in container: NSTextContainer) -> CGRect {
    CGRect(
      x: rect.minX, y: rect.minY, width: rect.width + 2 * container.lineFragmentPadding, height: rect.height)
  }
}
