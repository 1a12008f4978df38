import Foundation

/// A button of an alert and the action that it performs.
///
///     let delete = UIAlertAction(title: "Delete", style: .destructive) { _ in print("deleted") }
///     delete.accessibilityIdentifier = "delete"
///     delete.isEnabled = false  // dimmed until the user has chosen something
@preconcurrency @MainActor
public final class UIAlertAction: UIKitObject {
  /// The button's title.
  public let title: String?
  /// The style, which determines the button's look and position.
  public let style: Style
  /// Whether the button can be tapped; `true` by default.
  public var isEnabled: Bool = true { didSet { button?.isEnabled = isEnabled } }
  /// The label for assistive technology; `nil`, the default, for the title.
  public var accessibilityLabel: String? { didSet { button?.accessibilityLabel = accessibilityLabel } }
  /// The identifier by which tests find the button; `nil` by default.
  public var accessibilityIdentifier: String? {
    didSet { button?.accessibilityIdentifier = accessibilityIdentifier }
  }
  /// The button that shows the action.
  weak var button: UIButton?
  let handler: (@MainActor (UIAlertAction) -> Void)?

  /// The effect of a button on the user's data.
  public enum Style: Hashable, Sendable {
    /// An ordinary button.
    case `default`
    /// Leaves everything as it was. An alert has at most one such button.
    case cancel
    /// Changes or deletes data; its title is red.
    case destructive
  }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The button's title.
  ///   - style: The style; a second `cancel` action raises an exception when it is added.
  ///   - handler: Called after the alert has been dismissed.
  public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}

/// The button of an alert's action, with the name of UIKit's private class, by which tests find it.
@preconcurrency @MainActor
public final class _UIAlertControllerActionView: UIButton {  // swift-format-ignore: NoLeadingUnderscores
  /// The height of a button with one line of text in the large category, in points.
  private let usualHeight: CGFloat

  /// Creates the button of an action.
  ///
  /// - Parameters:
  ///   - action: The action, which keeps a weak reference to the button.
  ///   - isPreferred: Whether the title is semibold.
  ///   - width: The width that the button will have, at which a large title wraps.
  ///   - height: The height with one line of text in the large category, in points.
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

  /// Creates a button without an action; there are no archives, and the coder is ignored.
  public required init?(coder: NSCoder) {
    usualHeight = AlertMetrics.alertButtonHeight
    super.init(coder: coder)
  }

  /// The usual height, plus the height by which the title exceeds a line in the large category.
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

  /// Sets the title's font; in categories above large the title may wrap.
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
