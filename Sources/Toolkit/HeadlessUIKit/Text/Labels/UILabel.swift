import Foundation

/// A view that shows text.
///
///     let label = UILabel()
///     label.text = "A long text on as many lines as it needs"
///     label.font = .preferredFont(forTextStyle: .body)
///     label.numberOfLines = 0
///     let height = label.sizeThatFits(CGSize(width: 120, height: 0)).height
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text of the label, with or without attributes.
  var content: LabelContent = .plain(nil)
  /// The font as it was set; `nil` for the class's default.
  var ownFont: UIFont?
  var ownTextColor: UIColor?

  /// The text without its attributes. Setting it gives all of it the label's font and color.
  open var text: String? {
    get { content.string }
    set {
      // Setting the same text again requires no layout.
      if case .plain(let text) = content, text == newValue { return }
      content = .plain(newValue)
      alignmentOfText = nil
      contentDidChange()
      valueDidChange()
    }
  }

  /// The text with its attributes, or with those of the label if it was set as plain text.
  open var attributedText: NSAttributedString? {
    get {
      switch content {
      case .plain(let text): text.map { NSAttributedString(string: $0, attributes: ownAttributes) }
      case .attributed(let text): text
      }
    }
    set {
      // A copy, as a mutable text may change later.
      content = newValue.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .plain(nil)
      let style: NSParagraphStyle? = firstAttribute(.paragraphStyle)
      alignmentOfText = style?.alignment
      contentDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text, or of its first character; the system font of 17 points by default.
  /// Setting it changes all of the text; `nil` restores the default.
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
  /// it changes all of the text; `nil` restores the default.
  open var textColor: UIColor! {
    get { firstAttribute(.foregroundColor) ?? usualTextColor }
    set {
      ownTextColor = newValue
      overwrite(.foregroundColor, with: newValue)
    }
  }

  /// The alignment of lines; `natural` by default. The paragraph style at the beginning of an
  /// attributed text replaces it, until it is set again.
  open var textAlignment: NSTextAlignment {
    get { alignmentOfText ?? ownAlignment }
    set { (ownAlignment, alignmentOfText) = (newValue, nil) }
  }
  private var ownAlignment: NSTextAlignment = .natural
  /// The alignment in the attributed text.
  private var alignmentOfText: NSTextAlignment?
  /// How text that does not fit is wrapped or truncated; at its tail by default.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }
  /// The largest number of lines; 1 by default, and 0 for no limit.
  open var numberOfLines: Int = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
  /// The width in points at which text of several lines wraps until a layout sets another; 0, the
  /// default, is no limit.
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
  /// The color of the shadow of the text; `nil` by default. Stored only.
  open var shadowColor: UIColor?
  /// The distance of the shadow from the text in points; one point upward by default. Stored only.
  open var shadowOffset: CGSize = CGSize(width: 0, height: -1)
  /// Whether text that is wider than the label shrinks; `false` by default.
  open var adjustsFontSizeToFitWidth: Bool = false
  /// The smallest factor by which text may shrink, from 0 to 1; 0, the default, is no limit.
  open var minimumScaleFactor: CGFloat = 0
  /// The position of shrunk text on its original line; by its baseline by default. Stored only.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// Whether characters move together before the end of the text is left out; `false` by default.
  /// Stored only.
  open var allowsDefaultTighteningForTruncation: Bool = false
  /// Whether a font of a text style follows the user's preferred text size; `false` by default.
  open var adjustsFontForContentSizeCategory: Bool = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFont() } }
  }
  /// The last width that constraints gave text of several lines, in points.
  var layoutWidth: CGFloat?
  /// The measured sizes of the current text.
  var knownTextSizes: [KnownTextSize] = []
  /// The space in which the text was last measured, in points.
  var measuredSize: CGSize = .zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  package override var takesTouchesByDefault: Bool { false }

  /// Makes a label without text or a size; there are no archives to read one from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    coder.decodeInterface(of: self)
  }

  override var decodesInterfaceItself: Bool { true }

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
  /// space around the text.
  ///
  /// - Parameters:
  ///   - bounds: The space in points.
  ///   - numberOfLines: The largest number of lines; 0 is no limit.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    // Recorded here, because a subclass that leaves space around the text calls this with smaller
    // bounds.
    measuredSize = bounds.size
    return CGRect(origin: bounds.origin, size: textSize(width: bounds.width, lines: numberOfLines))
  }

  /// Does nothing, as there is no screen to draw on. Never called here.
  ///
  /// - Parameter rect: Ignored.
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
