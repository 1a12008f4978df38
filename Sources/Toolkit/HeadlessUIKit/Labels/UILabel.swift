import Foundation

/// A view that shows text.
@MainActor
open class UILabel: UIView {
  /// What the label shows, with fonts of its own for parts of it or not.
  var content: LabelContent = .plain(nil)
  /// The font as it was set; `nil` is the class's own.
  var ownFont: UIFont?
  var ownTextColor: UIColor?

  /// The text without its attributes; setting it gives all of it the label's own font and color.
  open var text: String? {
    get { content.string }
    set {
      if case .plain(let text) = content, text == newValue { return }
      content = .plain(newValue)
      contentDidChange()
    }
  }

  /// The text with the attributes it was given, or else with those of the label.
  open var attributedText: NSAttributedString? {
    get {
      switch content {
      case .plain(let text): text.map { NSAttributedString(string: $0, attributes: ownAttributes) }
      case .attributed(let text): text
      }
    }
    set {
      // A mutable text may change later, but the label is to show it as it is now.
      content = newValue.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .plain(nil)
      contentDidChange()
    }
  }

  /// The font of the text, or of its first character; setting it changes all of it, and `nil` is the usual font.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { firstAttribute(.font) ?? ownFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set {
      let former = font
      ownFont = newValue
      overwrite(.font, with: newValue)
      if isAttributed || font != former { contentDidChange() }
    }
  }

  /// The color of the text, or of its first character; setting it changes all of it, and `nil` is the usual color.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { firstAttribute(.foregroundColor) ?? ownTextColor ?? .label }
    set {
      ownTextColor = newValue
      overwrite(.foregroundColor, with: newValue)
    }
  }

  open var textAlignment: NSTextAlignment = .natural
  /// What becomes of text that has no room; its end is left out by default.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }
  /// How many lines the text may take; 0 for as many as it needs.
  open var numberOfLines: Int = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
  /// The width at which a text of several lines wraps while no constraint gave another; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }
  open var isEnabled: Bool = true
  open var isHighlighted: Bool = false
  /// The color of the text while the label is highlighted; without one it keeps its color.
  open var highlightedTextColor: UIColor?
  open var shadowColor: UIColor?
  open var shadowOffset: CGSize = CGSize(width: 0, height: -1)
  /// Whether the text is made smaller where it is wider than the label.
  open var adjustsFontSizeToFitWidth: Bool = false
  /// How small the text may become, as a part of its size; 0 for as small as needed.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether characters move together before the end of the text is left out.
  open var allowsDefaultTighteningForTruncation: Bool = false
  /// Whether a font of a text style follows the text size that the user prefers.
  open var adjustsFontForContentSizeCategory: Bool = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
  }
  /// The width that constraints gave a text of several lines last.
  var layoutWidth: CGFloat?
  /// The room that the text was last measured in.
  var measuredSize: CGSize = .zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override var intrinsicContentSize: CGSize {
    let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity
    return sizeThatFits(CGSize(width: width, height: .infinity))
  }

  /// The size of the text's rectangle in no more than the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let available = CGSize(width: size.width <= 0 ? .infinity : size.width, height: .infinity)
    let bounds = CGRect(origin: .zero, size: available)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// Where the text lies in a rectangle, rounded up to whole pixels; subclasses override it to leave room around it.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    measuredSize = bounds.size
    return CGRect(origin: bounds.origin, size: textSize(width: bounds.width, lines: numberOfLines))
  }

  /// Draws the text: without a screen nothing is drawn, but subclasses may override it as in UIKit.
  open func drawText(in rect: CGRect) {}

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if adjustsFontForContentSizeCategory { adjustFont() }
  }

  override var isAccessibilityElementByDefault: Bool { text?.isEmpty == false }
  override var accessibilityLabelByDefault: String? { text }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits { .staticText }
}

/// What a label shows.
enum LabelContent {
  case plain(String?)
  case attributed(NSAttributedString)

  var string: String? {
    switch self {
    case .plain(let text): text
    case .attributed(let text): text.string
    }
  }
}
