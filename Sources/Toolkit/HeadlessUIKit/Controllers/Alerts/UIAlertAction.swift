import Foundation

/// A button of an alert, and what it does.
@preconcurrency @MainActor
public final class UIAlertAction: UIKitObject {
  /// The button's title.
  public let title: String?
  /// The style, which decides the button's look and position.
  public let style: Style
  /// Whether the button can be tapped; `true` by default.
  public var isEnabled: Bool = true { didSet { button?.isEnabled = isEnabled } }
  /// The name that assistive technology speaks; `nil`, the default, for the title.
  public var accessibilityLabel: String? { didSet { button?.accessibilityLabel = accessibilityLabel } }
  /// A name for tests to find the button by; `nil` by default.
  public var accessibilityIdentifier: String? {
    didSet { button?.accessibilityIdentifier = accessibilityIdentifier }
  }
  /// The button that shows the action.
  weak var button: UIButton?
  let handler: (@MainActor (UIAlertAction) -> Void)?

  /// What a button does to the user's data.
  public enum Style: Hashable, Sendable {
    /// An ordinary button.
    case `default`
    /// Leaves everything as it was; an alert has one such button at most.
    case cancel
    /// Changes or deletes data; its title is red.
    case destructive
  }

  /// Creates an action, whose handler is called after the alert has been dismissed.
  public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// The button of an alert's action; the class has UIKit's name, because tests look for it.
@preconcurrency @MainActor
public final class _UIAlertControllerActionView: UIButton {  // swift-format-ignore: NoLeadingUnderscores
  /// The height around one line of text in the large category, in points.
  private let usualHeight: CGFloat

  /// Creates the button of an action.
  ///
  /// - Parameters:
  ///   - action: The action, which gets the button.
  ///   - isPreferred: Whether the title is semibold.
  ///   - width: The width that the button will have, at which a large title wraps.
  ///   - height: The height around one line of text in the large category.
  ///   - tap: Called when the button is tapped.
  init(
    _ action: UIAlertAction, isPreferred: Bool, width: CGFloat, height: CGFloat,
    tap: @escaping @MainActor () -> Void
  ) {
    usualHeight = height
    super.init(frame: .zero)
    setType(.system)
    setTitle(action.title, for: .normal)
    setUpTitle(isPreferred: isPreferred, width: width)
    if action.style == .destructive { setTitleColor(.systemRed, for: .normal) }
    isEnabled = action.isEnabled
    if let label = action.accessibilityLabel { accessibilityLabel = label }
    accessibilityIdentifier = action.accessibilityIdentifier
    // Enabling or renaming the action later changes its button.
    action.button = self
    addAction(UIAction { _ in tap() }, for: .touchUpInside)
    setContentCompressionResistancePriority(.required, for: .vertical)
    setContentHuggingPriority(.required, for: .vertical)
  }

  /// Creates a button without an action, as there are no archives to read one from.
  public required init?(coder: NSCoder) {
    usualHeight = AlertMetrics.alertButtonHeight
    super.init(coder: coder)
  }

  /// The usual height, plus what the title is higher than a line in the large category.
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
  /// Returns the font of a title in the large category.
  private static func font(isPreferred: Bool) -> UIFont {
    .systemFont(ofSize: 17, weight: isPreferred ? .semibold : .regular)
  }

  /// Returns the font of a title in the user's text size.
  static func scaledFont(isPreferred: Bool) -> UIFont {
    UIFontMetrics(forTextStyle: .body).scaledFont(for: font(isPreferred: isPreferred))
  }

  /// Gives the title its font; above the large category it may take several lines.
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
