import ChromeCleanCommands
import ChromeCleanModel
import ChromeCleanUI
import Coordination
import HeadlessUIKit

/// Presents the tools menu over its parent's view controller, in a corner of the window.
package final class ToolsMenuCoordinator: ScreenCoordinator<ToolsMenuViewController> {
  override func makeScreen() -> ToolsMenuViewController {
    let toolsMenu = ToolsMenuViewController()
    let mediator = ToolsMenuMediator()
    toolsMenu.dispatcher = dispatcher
    toolsMenu.modalPresentationStyle = .custom
    toolsMenu.transitioningDelegate = self
    mediator.consumer = toolsMenu
    mediator.broadcaster = browser?.broadcaster
    mediator.webStateList = browser?.webStateList
    keep(mediator)
    // The coordinator is activated when this presentation is over, so it has to begin before the start.
    parent?.viewController?.present(toolsMenu, animated: false)
    return toolsMenu
  }

  override func disconnect() {
    screen?.presentingViewController?.dismiss(animated: false)
    super.disconnect()
  }
}

extension ToolsMenuCoordinator: UIViewControllerTransitioningDelegate {
  package func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let controller = ToolsMenuPresentationController(
      presentedViewController: presented, presenting: presenting)
    controller.dispatcher = dispatcher
    return controller
  }
}

/// Keeps the tools menu up to date with the actions that are possible.
final class ToolsMenuMediator: Mediator {
  weak var consumer: (any ToolsMenuConsumer)? { didSet { showItems() } }
  /// The tabs of the window.
  weak var webStateList: WebStateList? { didSet { activePage.list = webStateList } }
  /// The broadcaster of whether the strip of tabs is visible.
  weak var broadcaster: Broadcaster? { didSet { broadcasterDidChange(from: oldValue) } }
  private lazy var activePage = ActiveWebState { [weak self] in self?.showItems() }
  private var isTabStripVisible = false

  func disconnect() {
    (consumer, webStateList, broadcaster) = (nil, nil, nil)
  }

  private func broadcasterDidChange(from former: Broadcaster?) {
    former?.removeObserver(self, for: .tabStripVisible)
    broadcaster?.addObserver(self, for: .tabStripVisible) { mediator, isVisible in
      mediator.isTabStripVisible = isVisible
      mediator.showItems()
    }
  }

  private func showItems() {
    // The properties are set one by one, so the tabs might not be set yet.
    guard webStateList != nil else { return }
    let hasPage = activePage.webState?.visibleURL != nil
    let isLoading = activePage.webState?.isLoading ?? false
    consumer?.setItems([
      ToolsMenuItem(.newTab),
      ToolsMenuItem(isLoading ? .stop : .reload, isEnabled: hasPage),
      ToolsMenuItem(.findInPage, isEnabled: hasPage),
      ToolsMenuItem(isTabStripVisible ? .hideTabStrip : .showTabStrip),
      ToolsMenuItem(.settings),
    ])
  }
}

/// Keeps the tools menu in the upper corner where its button is; a tap beside it closes it.
final class ToolsMenuPresentationController: UIPresentationController {
  weak var dispatcher: (any ToolbarCommands)?
  private let backdrop = UIControl(frame: .zero)
  private static let margin: CGFloat = 12
  /// The width at the default text size; it grows with the text.
  private static let width: CGFloat = 260

  override var shouldRemovePresentersView: Bool { false }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let area = containerView.bounds.inset(by: containerView.safeAreaInsets)
      .insetBy(dx: Self.margin, dy: Self.margin)
    let preferredWidth = UIFontMetrics.default.scaledValue(
      for: Self.width, compatibleWith: containerView.traitCollection)
    let width = min(area.width, preferredWidth)
    // The menu reports its height after a layout, which requires a frame that is not empty.
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
    // The layout at the final width decides the height, so the frame is set again.
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
