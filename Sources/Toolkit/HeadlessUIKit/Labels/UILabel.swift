import Foundation

/// A view that shows text.
@MainActor
open class UILabel: UIView {
  public var text: String? { didSet { if text != oldValue { contentDidChange() } } }
  public var font: UIFont = .systemFont(ofSize: 17) { didSet { if font != oldValue { contentDidChange() } } }
  public var textColor: UIColor = .label
  public var textAlignment: NSTextAlignment = .natural
  /// How many lines the text may take; 0 for as many as it needs.
  public var numberOfLines: Int = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
  public var isEnabled: Bool = true
  public var adjustsFontForContentSizeCategory: Bool = false
  /// The width that constraints gave a text of several lines last.
  private var layoutWidth: CGFloat?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
  }

  /// The text's size in no more than the given width, rounded up to whole pixels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let available = numberOfLines == 1 || size.width <= 0 ? .infinity : size.width
    let layout = TextLayout(text, font: font, width: available)
    let shown = layout.size(ofLines: numberOfLines == 0 ? layout.lines.count : numberOfLines)
    let grid = UIScreen.main.pixelGrid
    return CGSize(width: grid.roundUp(shown.width), height: grid.roundUp(shown.height))
  }

  override var isAccessibilityElementByDefault: Bool { text?.isEmpty == false }
  override var accessibilityLabelByDefault: String? { text }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits { .staticText }

  private func contentDidChange() {
    layoutWidth = nil
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }
}

extension UILabel {
  /// What constraints should make room for: the natural width, and the height at the width they gave last.
  var contentSizeAtLayoutWidth: CGSize {
    let natural = intrinsicContentSize
    guard numberOfLines != 1, let layoutWidth, layoutWidth < natural.width else { return natural }
    return CGSize(
      width: natural.width, height: sizeThatFits(CGSize(width: layoutWidth, height: .infinity)).height)
  }

  /// Takes note of the width that constraints gave.
  ///
  /// - Returns: Whether the height they gave with it still fits.
  func acceptLabelWidth() -> Bool {
    guard numberOfLines != 1 else { return true }
    let before = contentSizeAtLayoutWidth.height
    layoutWidth = bounds.width
    return contentSizeAtLayoutWidth.height == before
  }
}

/// The side that lines of text are set against.
public enum NSTextAlignment: String, Hashable, Sendable {
  case left
  case center
  case right
  case natural
}
