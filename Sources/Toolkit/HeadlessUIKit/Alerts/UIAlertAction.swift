import Foundation

/// One button of an alert, and what it does.
@MainActor
public final class UIAlertAction {
  public let title: String?
  public let style: Style
  /// Whether the button can be tapped; yes by default.
  public var isEnabled: Bool = true { didSet { button?.isEnabled = isEnabled } }
  /// What assistive technologies call the button; its title by default.
  public var accessibilityLabel: String? { didSet { button?.accessibilityLabel = accessibilityLabel } }
  /// What tests find the button by; nothing by default.
  public var accessibilityIdentifier: String? {
    didSet { button?.accessibilityIdentifier = accessibilityIdentifier }
  }
  /// The button that shows the action.
  weak var button: UIButton?
  let handler: (@MainActor (UIAlertAction) -> Void)?

  /// What a button does to the user's data.
  public enum Style: Hashable, Sendable {
    case `default`
    case cancel
    case destructive
  }

  /// Makes an action; its handler is called once the alert is gone.
  public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// The button of an alert's action; its name is UIKit's, as tests look for it.
@MainActor
public final class _UIAlertControllerActionView: UIButton {  // swift-format-ignore: NoLeadingUnderscores
  /// How high the button is around one line of the usual size.
  private let usualHeight: CGFloat

  /// - Parameter width: How wide the button will be, by which a large title wraps.
  init(
    _ action: UIAlertAction, isPreferred: Bool, width: CGFloat, height: CGFloat,
    tap: @escaping @MainActor () -> Void
  ) {
    usualHeight = height
    super.init(type: .system)
    setTitle(action.title, for: .normal)
    setUpTitle(isPreferred: isPreferred, width: width)
    if action.style == .destructive { setTitleColor(.systemRed, for: .normal) }
    isEnabled = action.isEnabled
    if let label = action.accessibilityLabel { accessibilityLabel = label }
    accessibilityIdentifier = action.accessibilityIdentifier
    action.button = self
    addAction(UIAction { _ in tap() }, for: .touchUpInside)
    setContentCompressionResistancePriority(.required, for: .vertical)
    setContentHuggingPriority(.required, for: .vertical)
  }

  public required init?(coder: NSCoder) {
    usualHeight = AlertMetrics.alertButtonHeight
    super.init(coder: coder)
  }

  /// As high as usual, and as much higher as the title is than a line of the usual size.
  public override var intrinsicContentSize: CGSize {
    let usual = UIScreen.main.pixelGrid.roundUp(Self.font(isPreferred: false).lineHeight)
    let growth = max(0, (titleLabel?.intrinsicContentSize.height ?? 0) - usual)
    return CGSize(width: super.intrinsicContentSize.width, height: usualHeight + growth)
  }

  public override func layoutSubviews() {
    wrapTitle(in: bounds.width)
    super.layoutSubviews()
  }
}

extension _UIAlertControllerActionView {
  /// The font of a title in the usual text size.
  private static func font(isPreferred: Bool) -> UIFont {
    .systemFont(ofSize: 17, weight: isPreferred ? .semibold : .regular)
  }

  /// The font of a title in the text size that the user prefers.
  static func scaledFont(isPreferred: Bool) -> UIFont {
    UIFontMetrics(forTextStyle: .body).scaledFont(for: font(isPreferred: isPreferred))
  }

  /// Gives the title its font; one that is larger than usual may take several lines.
  private func setUpTitle(isPreferred: Bool, width: CGFloat) {
    titleLabel?.font = Self.scaledFont(isPreferred: isPreferred)
    guard UIContentSizeCategory.current > .large else { return }
    titleLabel?.numberOfLines = 0
    titleLabel?.textAlignment = .center
    wrapTitle(in: width)
  }

  private func wrapTitle(in width: CGFloat) {
    let room = max(0, width - 2 * AlertMetrics.spacing)
    guard let titleLabel, titleLabel.numberOfLines != 1, titleLabel.preferredMaxLayoutWidth != room else {
      return
    }
    titleLabel.preferredMaxLayoutWidth = room
    invalidateIntrinsicContentSize()
  }
}
