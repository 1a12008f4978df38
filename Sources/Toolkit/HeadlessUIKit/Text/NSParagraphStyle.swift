import Foundation

/// How the lines of a paragraph are set, as a value of an attributed text.
open class NSParagraphStyle {
  fileprivate(set) var metrics: ParagraphMetrics = ParagraphMetrics()

  public init() {}

  /// The style of text that says nothing else.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  public var alignment: NSTextAlignment { metrics.alignment }
  public var lineBreakMode: NSLineBreakMode { metrics.lineBreakMode }
  public var lineSpacing: CGFloat { metrics.lineSpacing }
  public var paragraphSpacing: CGFloat { metrics.paragraphSpacing }
  public var minimumLineHeight: CGFloat { metrics.minimumLineHeight }
  public var maximumLineHeight: CGFloat { metrics.maximumLineHeight }
  public var lineHeightMultiple: CGFloat { metrics.lineHeightMultiple }

  /// An equal style that can be changed: an `NSMutableParagraphStyle`.
  public func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }
}

extension NSParagraphStyle: Hashable {
  public static func == (one: NSParagraphStyle, other: NSParagraphStyle) -> Bool {
    one.metrics == other.metrics
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(metrics)
  }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  public override var alignment: NSTextAlignment {
    get { metrics.alignment }
    set { metrics.alignment = newValue }
  }
  public override var lineBreakMode: NSLineBreakMode {
    get { metrics.lineBreakMode }
    set { metrics.lineBreakMode = newValue }
  }
  public override var lineSpacing: CGFloat {
    get { metrics.lineSpacing }
    set { metrics.lineSpacing = newValue }
  }
  public override var paragraphSpacing: CGFloat {
    get { metrics.paragraphSpacing }
    set { metrics.paragraphSpacing = newValue }
  }
  public override var minimumLineHeight: CGFloat {
    get { metrics.minimumLineHeight }
    set { metrics.minimumLineHeight = newValue }
  }
  public override var maximumLineHeight: CGFloat {
    get { metrics.maximumLineHeight }
    set { metrics.maximumLineHeight = newValue }
  }
  public override var lineHeightMultiple: CGFloat {
    get { metrics.lineHeightMultiple }
    set { metrics.lineHeightMultiple = newValue }
  }

  /// Takes over everything from another style.
  public func setParagraphStyle(_ style: NSParagraphStyle) {
    metrics = style.metrics
  }
}

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

/// The side that lines of text are set against.
public enum NSTextAlignment: String, Hashable, Sendable {
  case left
  case center
  case right
  case justified
  case natural
}

/// What becomes of text that is wider than its line; the raw values are UIKit's.
public enum NSLineBreakMode: Int, Hashable, Sendable, CaseIterable {
  case byWordWrapping
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle
}
