import ChromeCleanCommands
import HeadlessUIKit

/// Keeps the tools menu in the upper corner where its button is; a tap beside it closes it.
final class ToolsMenuPresentationController: UIPresentationController {
  weak var dispatcher: (any ToolbarCommands)?
  private let backdrop = UIControl(frame: .zero)
  private static let margin: CGFloat = 12
  /// The width is for the usual text size, and grows with that.
  private static let width: CGFloat = 260

  override var shouldRemovePresentersView: Bool { false }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let area = containerView.bounds.inset(by: containerView.safeAreaInsets)
      .insetBy(dx: Self.margin, dy: Self.margin)
    let preferredWidth = UIFontMetrics.default.scaledValue(
      for: Self.width, compatibleWith: containerView.traitCollection)
    let width = min(area.width, preferredWidth)
    // The menu reports its height after a layout, which an empty frame would not have.
    let height = min(area.height, max(1, presentedViewController.preferredContentSize.height))
    let isMirrored = containerView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(x: isMirrored ? area.minX : area.maxX - width, y: area.minY, width: width, height: height)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    setUpBackdrop()
    presentedView?.layer.cornerRadius = 13
    presentedView?.clipsToBounds = true
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    backdrop.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
    // The layout at the final width decides the height, so the frame is set once more.
    presentedView?.layoutIfNeeded()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  private func setUpBackdrop() {
    backdrop.backgroundColor = UIColor.black.withAlphaComponent(0.2)
    backdrop.isAccessibilityElement = true
    backdrop.accessibilityLabel = "Close menu"
    backdrop.accessibilityIdentifier = "kToolsMenuBackdropIdentifier"
    backdrop.accessibilityTraits = .button
    backdrop.addAction(
      UIAction { [unowned self] _ in dispatcher?.closeToolsMenu() }, for: .touchUpInside)
    containerView?.insertSubview(backdrop, at: 0)
  }
}
