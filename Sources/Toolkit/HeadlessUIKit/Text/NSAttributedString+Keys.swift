import Foundation

/// What UIKit's texts understand; each name tells the type of its value.
extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = Self("NSFont")
  /// A `UIColor`.
  public static let foregroundColor = Self("NSColor")
  /// A `UIColor`.
  public static let backgroundColor = Self("NSBackgroundColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = Self("NSParagraphStyle")
  /// The room behind each character: a number.
  public static let kern = Self("NSKern")
  /// The raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = Self("NSUnderline")
  /// A `UIColor`.
  public static let underlineColor = Self("NSUnderlineColor")
  /// The raw value of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = Self("NSStrikethrough")
  /// A `UIColor`.
  public static let strikethroughColor = Self("NSStrikethroughColor")
  /// How far above the baseline characters stand: a number.
  public static let baselineOffset = Self("NSBaselineOffset")
  /// A `URL` or a `String`.
  public static let link = Self("NSLink")
}

/// The line under or through a text; the values are UIKit's.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 0x1)
  public static let thick = NSUnderlineStyle(rawValue: 0x2)
  public static let double = NSUnderlineStyle(rawValue: 0x9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
