import Foundation

extension AttributeScopes {
  /// UIKit's attributes of an `AttributedString`.
  ///
  ///     var text = AttributedString("Total")
  ///     text.font = .boldSystemFont(ofSize: 17)
  ///     label.attributedText = NSAttributedString(text)
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The color of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The color behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The layout of the lines.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The space after each character in points.
    public let kern: KernAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The color of the line under the text.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The color of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The distance of the text above the baseline in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes
  }

  /// The attributes of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit, so that `text.font` needs no scope.
  ///
  /// - Parameter keyPath: The attribute's property in ``AttributeScopes/UIKitAttributes``.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributeScopes.UIKitAttributes {
  /// The font.
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = UIFont
    public static let name = "NSFont"
  }
  /// The color of the text.
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSColor"
  }
  /// The color behind the text.
  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSBackgroundColor"
  }
  /// The layout of the lines.
  public enum ParagraphStyleAttribute: AttributedStringKey {
    public typealias Value = NSParagraphStyle
    public static let name = "NSParagraphStyle"
  }
  /// The space after each character in points.
  public enum KernAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSKern"
  }
  /// The line under the text.
  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = "NSUnderline"
  }
  /// The color of the line under the text.
  public enum UnderlineColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSUnderlineColor"
  }
  /// The line through the text.
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static let name = "NSStrikethrough"
  }
  /// The color of the line through the text.
  public enum StrikethroughColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static let name = "NSStrikethroughColor"
  }
  /// The distance of the text above the baseline in points.
  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "NSBaselineOffset"
  }
}

extension AttributeContainer {
  /// Makes a container of attributes by their keys.
  ///
  /// - Parameter attributes: The values; other keys, and values of the wrong type, are left out.
  public init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init()
    self.font = attributes[.font] as? UIFont
    self.foregroundColor = attributes[.foregroundColor] as? UIColor
    self.backgroundColor = attributes[.backgroundColor] as? UIColor
    self.paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
    self.kern = attributes[.kern].flatMap(Self.number)
    self.underlineStyle = (attributes[.underlineStyle] as? Int).map(NSUnderlineStyle.init)
    self.underlineColor = attributes[.underlineColor] as? UIColor
    self.strikethroughStyle = (attributes[.strikethroughStyle] as? Int).map(NSUnderlineStyle.init)
    self.strikethroughColor = attributes[.strikethroughColor] as? UIColor
    self.baselineOffset = attributes[.baselineOffset].flatMap(Self.number)
    self.link = attributes[.link].flatMap { $0 as? URL ?? ($0 as? String).flatMap(URL.init) }
  }

  private static func number(_ value: Any) -> CGFloat? {
    value as? CGFloat ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
  }

  /// The attributes by their keys.
  fileprivate var dictionary: [NSAttributedString.Key: Any] {
    let all: [NSAttributedString.Key: Any?] = [
      .font: self.font, .foregroundColor: self.foregroundColor, .backgroundColor: self.backgroundColor,
      .paragraphStyle: self.paragraphStyle, .kern: self.kern, .underlineStyle: self.underlineStyle?.rawValue,
      .underlineColor: self.underlineColor, .strikethroughStyle: self.strikethroughStyle?.rawValue,
      .strikethroughColor: self.strikethroughColor, .baselineOffset: self.baselineOffset, .link: self.link,
    ]
    return all.compactMapValues { $0 }
  }
}

extension NSAttributedString {
  /// Makes an attributed string from a value.
  ///
  /// - Parameter string: The value; attributes other than those of UIKit and Foundation are lost.
  public convenience init(_ string: AttributedString) {
    let whole = NSMutableAttributedString(string: "")
    for run in string.runs {
      whole.append(
        NSAttributedString(
          string: String(string[run.range].characters), attributes: run.attributes.dictionary))
    }
    self.init(attributedString: whole)
  }
}

extension AttributedString {
  /// Makes a value from an attributed string.
  ///
  /// - Parameter string: The text; attributes other than those of UIKit and Foundation are lost.
  public init(_ string: NSAttributedString) {
    self.init()
    let text = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      append(AttributedString(text.substring(with: range), attributes: AttributeContainer(attributes)))
    }
  }
}
