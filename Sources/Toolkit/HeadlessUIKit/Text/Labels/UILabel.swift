import Foundation

/// A view that shows text.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text of the label, with attributes for parts of it or without.
  var content: LabelContent = .plain(nil)
  /// The font as it was set; `nil` for the class's default.
  var ownFont: UIFont?
  var ownTextColor: UIColor?

  /// The text without its attributes. Setting it gives all of it the label's font and color.
  open var text: String? {
    get { content.string }
    set {
      // The same text again requires no layout.
      if case .plain(let text) = content, text == newValue { return }
      content = .plain(newValue)
      alignmentOfText = nil
      contentDidChange()
      valueDidChange()
    }
  }

  /// The text with the attributes that it was given, or else with those of the label.
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
      let style: NSParagraphStyle? = firstAttribute(.paragraphStyle)
      alignmentOfText = style?.alignment
      contentDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text, or of its first character; the system font of the usual label size by
  /// default. Setting it changes all of the text, and `nil` restores the default.
  open var font: UIFont! {
    get { firstAttribute(.font) ?? usualFont }
    set {
      let former = font
      ownFont = newValue
      overwrite(.font, with: newValue)
      if isAttributed || font != former { contentDidChange() }
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the text, or of its first character; the system's label color by default. Setting
  /// it changes all of the text, and `nil` restores the default.
  open var textColor: UIColor! {
    get { firstAttribute(.foregroundColor) ?? usualTextColor }
    set {
      ownTextColor = newValue
      overwrite(.foregroundColor, with: newValue)
    }
  }

  /// The side at which lines are aligned; `natural`, where reading begins, by default. A paragraph
  /// style at the beginning of an attributed text decides it, until it is set again.
  open var textAlignment: NSTextAlignment {
    get { alignmentOfText ?? ownAlignment }
    set { (ownAlignment, alignmentOfText) = (newValue, nil) }
  }
  private var ownAlignment: NSTextAlignment = .natural
  /// The alignment that the attributed text came with.
  private var alignmentOfText: NSTextAlignment?
  /// How text is shortened or wrapped where there is no room for it; its end is left out by
  /// default.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }
  /// The number of lines that the text may take; 1 by default, and 0 for as many as it requires.
  open var numberOfLines: Int = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
  /// The width in points at which text of several lines wraps until constraints give another; 0,
  /// the default, for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }
  /// Whether the label looks enabled; `true` by default. Stored only.
  open var isEnabled: Bool = true
  /// Whether the label is highlighted, as in a cell that is pressed; `false` by default.
  open var isHighlighted: Bool = false
  /// The color of the text while the label is highlighted; `nil`, the default, keeps its color.
  /// Stored only.
  open var highlightedTextColor: UIColor?
  /// The color of the shadow of the text; none by default. Stored only.
  open var shadowColor: UIColor?
  /// The distance of the shadow from the text in points; one point upward by default. Stored only.
  open var shadowOffset: CGSize = CGSize(width: 0, height: -1)
  /// Whether text that is wider than the label is made smaller; `false` by default.
  open var adjustsFontSizeToFitWidth: Bool = false
  /// The smallest share of its size that text may shrink to; 0, the default, for as small as
  /// required.
  open var minimumScaleFactor: CGFloat = 0
  /// How text that is made smaller is placed on the line of the larger one; by its baseline by default.
  /// Stored only.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// Whether characters move together before the end of the text is left out; `false` by default.
  /// Stored only.
  open var allowsDefaultTighteningForTruncation: Bool = false
  /// Whether a font of a text style follows the text size that the user prefers; `false` by
  /// default.
  open var adjustsFontForContentSizeCategory: Bool = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
  }
  /// The width that constraints last gave to text of several lines.
  var layoutWidth: CGFloat?
  /// The sizes that the present text was measured to have.
  var knownTextSizes: [KnownTextSize] = []
  /// The room in which the text was last measured.
  var measuredSize: CGSize = .zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a label without text or a size; there are no archives to read one from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override var intrinsicContentSize: CGSize {
    let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity
    return sizeThatFits(CGSize(width: width, height: .infinity))
  }

  /// Returns the size of the text's rectangle within the given width; the given height is ignored.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let available = CGSize(width: size.width <= 0 ? .infinity : size.width, height: .infinity)
    let bounds = CGRect(origin: .zero, size: available)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// Returns the rectangle of the text, rounded up to whole pixels. Subclasses override it to leave
  /// room around the text.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    // Noted here, because a subclass that leaves room around the text calls this with smaller
    // bounds.
    measuredSize = bounds.size
    return CGRect(origin: bounds.origin, size: textSize(width: bounds.width, lines: numberOfLines))
  }

  /// Does nothing, as there is no screen to draw on. Subclasses may override it as in UIKit.
  open func drawText(in rect: CGRect) {}

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if adjustsFontForContentSizeCategory { adjustFont() }
  }

  override var contentSizeForLayout: CGSize { contentSizeAtLayoutWidth }
  override func acceptLayoutWidth() -> Bool { acceptLabelWidth() }

  override var isAccessibilityElementByDefault: Bool { text?.isEmpty == false }
  override var accessibilityLabelByDefault: String? { text }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits { .staticText }
}

/// The text of a label.
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
