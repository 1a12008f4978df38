import Foundation

/// How text is measured; the values are UIKit's.
///
///     let text = NSAttributedString(string: "A text that wraps at 60 points")
///     text.size()  // on one line
///     text.boundingRect(
///       with: CGSize(width: 60, height: 0), options: .usesLineFragmentOrigin, context: nil)  // on several
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int

  /// Creates options from UIKit's bits.
  ///
  /// - Parameter rawValue: A sum of options' values; unknown bits are kept.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text may take several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The font's leading counts between lines; the system font has none.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Lines that do not fit the height are left out.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The result of measuring text.
public final class NSStringDrawingContext {
  /// The rectangle of the last measured text, in points.
  public internal(set) var totalBounds: CGRect = .zero

  /// Creates a context without a result.
  public init() {}
}

extension NSAttributedString {
  /// Returns the size of the text in points, not rounded; lines end only at line feeds.
  public func size() -> CGSize {
    TextLayout(measured).size
  }

  /// Returns the rectangle of the text in points, not rounded.
  ///
  /// - Parameters:
  ///   - size: The space in points; 0 is no limit. The text wraps at the width only with
  ///     ``NSStringDrawingOptions/usesLineFragmentOrigin``.
  ///   - options: How the text is measured; on a single line by default.
  ///   - context: Gets the same result.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0
    var text = measured
    text.usesLeading = options.contains(.usesFontLeading)
    let layout = TextLayout(text, width: wraps ? size.width : .infinity)
    var lines = layout.lines.count
    if options.contains(.truncatesLastVisibleLine), size.height > 0 {
      // The first line stays, even if it is too high.
      lines = layout.lines(fitting: size.height, atMost: lines)
    }
    let rect = CGRect(origin: .zero, size: layout.size(ofLines: lines))
    context?.totalBounds = rect
    return rect
  }

  /// The text in its fonts, otherwise in the system font of 12 points, as in UIKit.
  private var measured: StyledText { StyledText(self, font: .systemFont(ofSize: 12)) }
}

extension String {
  /// Returns the size of the text in points, not rounded; lines end only at line feeds.
  ///
  /// - Parameter attributes: Those of the whole text; the system font of 12 points by default.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// Returns the rectangle of the text with attributes in points, not rounded.
  ///
  /// - Parameters:
  ///   - size: The space in points; 0 is no limit. The text wraps at the width only with
  ///     ``NSStringDrawingOptions/usesLineFragmentOrigin``.
  ///   - options: How the text is measured; on a single line by default.
  ///   - attributes: Those of the whole text; the system font of 12 points by default.
  ///   - context: Gets the same result.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
