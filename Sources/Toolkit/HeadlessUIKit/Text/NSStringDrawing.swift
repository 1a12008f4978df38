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
