import Foundation

/// The attributes of text in UIKit, with the types of their values.
///
///     NSAttributedString(
///       string: "Total", attributes: [.font: UIFont.boldSystemFont(ofSize: 17), .kern: 0.5])
extension NSAttributedString.Key {
  /// The font of the text: a `UIFont`.
  public static let font = Self("NSFont")
  /// The color of the text: a `UIColor`.
  public static let foregroundColor = Self("NSColor")
  /// The color behind the text: a `UIColor`.
  public static let backgroundColor = Self("NSBackgroundColor")
  /// The layout of the lines: an `NSParagraphStyle`.
  public static let paragraphStyle = Self("NSParagraphStyle")
  /// The space after each character in points: a number.
  public static let kern = Self("NSKern")
  /// The line under the text: the raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = Self("NSUnderline")
  /// The color of the line under the text: a `UIColor`.
  public static let underlineColor = Self("NSUnderlineColor")
  /// The line through the text: the raw value of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = Self("NSStrikethrough")
  /// The color of the line through the text: a `UIColor`.
  public static let strikethroughColor = Self("NSStrikethroughColor")
  /// The distance of the text above the baseline in points: a number.
  public static let baselineOffset = Self("NSBaselineOffset")
  /// The address that a tap on the text opens: a `URL` or a `String`.
  public static let link = Self("NSLink")
}

/// A line under or through text; the values are UIKit's.
///
///     let dotted: NSUnderlineStyle = [.single, .patternDot]
///     let text = NSAttributedString(
///       string: "misspelled", attributes: [.underlineStyle: dotted.rawValue, .underlineColor: UIColor.red])
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int

  /// Creates a style from UIKit's bits.
  ///
  /// - Parameter rawValue: A sum of styles' values; unknown bits are kept.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x9)
  /// Of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Of alternating dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// Of alternating dashes and pairs of dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Under or through words only, not the spaces between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
