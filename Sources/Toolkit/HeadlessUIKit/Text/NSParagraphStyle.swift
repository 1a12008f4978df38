import Foundation

/// How the lines of a paragraph are laid out, as a value of attributed text.
// Sendable as on iOS, as a value of attributed strings; shared styles are never changed.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let mark = AttributeValueMark()
  fileprivate(set) var metrics: ParagraphMetrics = ParagraphMetrics()

  /// Creates a style with the default values.
  public override init() {}

  /// A style with the default values.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The side that lines are aligned to; `natural` by default.
  open var alignment: NSTextAlignment { metrics.alignment }
  /// How lines that are too long end; between words by default.
  open var lineBreakMode: NSLineBreakMode { metrics.lineBreakMode }
  /// The space between two lines in points; 0 by default.
  open var lineSpacing: CGFloat { metrics.lineSpacing }
  /// The space after a paragraph in points; 0 by default.
  open var paragraphSpacing: CGFloat { metrics.paragraphSpacing }
  /// The smallest height of a line in points; 0, the default, is no limit.
  open var minimumLineHeight: CGFloat { metrics.minimumLineHeight }
  /// The largest height of a line in points; 0, the default, is no limit.
  open var maximumLineHeight: CGFloat { metrics.maximumLineHeight }
  /// The factor of the font's line height; 0, the default, is the same as 1.
  open var lineHeightMultiple: CGFloat { metrics.lineHeightMultiple }
  /// The distance of the first line from the leading edge in points; 0 by default. Stored only.
  open var firstLineHeadIndent: CGFloat { metrics.firstLineHeadIndent }
  /// The distance of the other lines from the leading edge in points; 0 by default. Stored only.
  open var headIndent: CGFloat { metrics.headIndent }
  /// The distance of lines from the trailing edge in points; 0 by default. Stored only.
  open var tailIndent: CGFloat { metrics.tailIndent }
  /// The space before a paragraph in points; 0 by default. Stored only.
  open var paragraphSpacingBefore: CGFloat { metrics.paragraphSpacingBefore }
  /// The fraction of the width below which a line is hyphenated, from 0 to 1; 0, the default, for
  /// never. Stored only.
  open var hyphenationFactor: Float { metrics.hyphenationFactor }
  /// Whether the system decides about hyphenation; `false` by default. Stored only.
  open var usesDefaultHyphenation: Bool { metrics.usesDefaultHyphenation }
  /// The distance of tab stops in points; 0, the default, is UIKit's usual distance of 28 points.
  open var defaultTabInterval: CGFloat { metrics.defaultTabInterval }
  /// Whether letters may be closer before a line is truncated; `false` by default. Stored only.
  open var allowsDefaultTighteningForTruncation: Bool { metrics.allowsDefaultTighteningForTruncation }
  /// The direction of the text; its language's by default. Stored only.
  open var baseWritingDirection: NSWritingDirection { metrics.baseWritingDirection }

  /// Returns an equal style that cannot be changed.
  ///
  /// - Parameter zone: Ignored.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.metrics = metrics
    return copy
  }

  /// Returns an equal `NSMutableParagraphStyle`.
  ///
  /// - Parameter zone: Ignored.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.metrics = metrics
    return copy
  }

  /// Returns whether `object` is a style with the same values; a mutable style can equal an
  /// immutable one.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.metrics == metrics
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(metrics)
    return hasher.finalize()
  }
}

/// A paragraph style whose values can be changed.
///
///     let style = NSMutableParagraphStyle()
///     style.lineSpacing = 4
///     style.lineBreakMode = .byTruncatingTail
///     let text = NSAttributedString(string: "Two lines", attributes: [.paragraphStyle: style])
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { metrics.alignment }
    set { metrics.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { metrics.lineBreakMode }
    set { metrics.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { metrics.lineSpacing }
    set { metrics.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { metrics.paragraphSpacing }
    set { metrics.paragraphSpacing = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { metrics.minimumLineHeight }
    set { metrics.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { metrics.maximumLineHeight }
    set { metrics.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { metrics.lineHeightMultiple }
    set { metrics.lineHeightMultiple = newValue }
  }

  open override var firstLineHeadIndent: CGFloat {
    get { metrics.firstLineHeadIndent }
    set { metrics.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { metrics.headIndent }
    set { metrics.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { metrics.tailIndent }
    set { metrics.tailIndent = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { metrics.paragraphSpacingBefore }
    set { metrics.paragraphSpacingBefore = newValue }
  }
  open override var hyphenationFactor: Float {
    get { metrics.hyphenationFactor }
    set { metrics.hyphenationFactor = newValue }
  }
  open override var usesDefaultHyphenation: Bool {
    get { metrics.usesDefaultHyphenation }
    set { metrics.usesDefaultHyphenation = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { metrics.defaultTabInterval }
    set { metrics.defaultTabInterval = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { metrics.allowsDefaultTighteningForTruncation }
    set { metrics.allowsDefaultTighteningForTruncation = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { metrics.baseWritingDirection }
    set { metrics.baseWritingDirection = newValue }
  }

  /// Copies all values of another style.
  ///
  /// - Parameter style: The style to copy from, which stays unchanged.
  open func setParagraphStyle(_ style: NSParagraphStyle) {
    metrics = style.metrics
  }
}

/// How the lines of a paragraph are laid out; the heights are in points.
struct ParagraphMetrics: Hashable, Sendable {
  var alignment: NSTextAlignment = .natural
  var lineBreakMode: NSLineBreakMode = .byWordWrapping
  /// The space between two lines.
  var lineSpacing: CGFloat = 0
  /// The space after each paragraph except the last.
  var paragraphSpacing: CGFloat = 0
  /// The smallest height of a line; 0 for no limit.
  var minimumLineHeight: CGFloat = 0
  /// The largest height of a line; 0 for no limit.
  var maximumLineHeight: CGFloat = 0
  /// The factor of the height of a line; 0 for 1.
  var lineHeightMultiple: CGFloat = 0

  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var hyphenationFactor: Float = 0
  var usesDefaultHyphenation: Bool = false
  var defaultTabInterval: CGFloat = 0
  var allowsDefaultTighteningForTruncation: Bool = false
  var baseWritingDirection: NSWritingDirection = .natural

  /// The distance of tab stops: 28 points by default, as in UIKit.
  var tabInterval: CGFloat { defaultTabInterval > 0 && defaultTabInterval.isFinite ? defaultTabInterval : 28 }

  /// Returns the first tab stop after a position on a line.
  func tabStop(after x: CGFloat) -> CGFloat { ((x / tabInterval).rounded(.down) + 1) * tabInterval }

  /// Whether lines are as high as their fonts, without any space between them.
  var hasUsualLines: Bool {
    lineSpacing == 0 && paragraphSpacing == 0 && minimumLineHeight == 0 && maximumLineHeight == 0
      && lineHeightMultiple == 0
  }

  /// Returns the height of a line; `natural` is the height of its fonts.
  func lineHeight(_ natural: CGFloat) -> CGFloat {
    let height = max(natural * (lineHeightMultiple > 0 ? lineHeightMultiple : 1), minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}

/// The direction of a text; the raw values are UIKit's.
public enum NSWritingDirection: Int, Hashable, Sendable {
  /// That of its language.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The side that lines of text are aligned to.
public enum NSTextAlignment: String, Hashable, Sendable {
  /// The left side.
  case left
  /// The middle.
  case center
  /// The right side.
  case right
  /// Both sides.
  case justified
  /// The side at which the language begins.
  case natural
}

/// How a line of text that is too long ends; the raw values are UIKit's.
public enum NSLineBreakMode: Int, Hashable, Sendable, CaseIterable {
  /// Between words; the rest goes to the next line.
  case byWordWrapping
  /// Between characters; the rest goes to the next line.
  case byCharWrapping
  /// At the edge; the rest is not shown.
  case byClipping
  /// An ellipsis replaces the beginning.
  case byTruncatingHead
  /// An ellipsis replaces the end.
  case byTruncatingTail
  /// An ellipsis replaces the middle.
  case byTruncatingMiddle
}
