import Foundation

/// How text is measured; the values are UIKit's.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text may take several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The room between lines that the font asks for counts; the system font asks for none.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Lines that do not fit the height are left out.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Tells what came of measuring a text.
public final class NSStringDrawingContext {
  /// The rectangle that the text took last.
  public internal(set) var totalBounds: CGRect = .zero

  public init() {}
}

extension NSAttributedString {
  /// The size of the text, which begins a line only where it says so; in points, not rounded.
  public func size() -> CGSize {
    TextLayout(measured).size
  }

  /// The rectangle of the text in the room of `size`, in points, not rounded.
  ///
  /// Only with ``NSStringDrawingOptions/usesLineFragmentOrigin`` it wraps at the width; a width of 0 is no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0
    let layout = TextLayout(measured, width: wraps ? size.width : .infinity)
    var lines = layout.lines.count
    if options.contains(.truncatesLastVisibleLine), size.height > 0 {
      while lines > 1, layout.size(ofLines: lines).height > size.height { lines -= 1 }
    }
    let rect = CGRect(origin: .zero, size: layout.size(ofLines: lines))
    context?.totalBounds = rect
    return rect
  }

  /// The text in its fonts, and in the system font of 12 points where it has none.
  private var measured: StyledText { StyledText(self, font: .systemFont(ofSize: 12)) }
}

extension String {
  /// The size of the text with attributes, which begins a line only where it says so; in points, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// The rectangle of the text with attributes in the room of `size`, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
