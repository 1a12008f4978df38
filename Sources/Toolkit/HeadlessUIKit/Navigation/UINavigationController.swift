import Foundation

/// A stack of controllers of which the top one shows, under a bar that leads back.
@MainActor
open class UINavigationController: UIViewController {
  public let navigationBar: UINavigationBar = UINavigationBar(frame: .zero)
  /// The bar at the bottom; it is no part of the view before it is first shown.
  public let toolbar: UIToolbar = UIToolbar(frame: .zero)
  public weak var delegate: (any UINavigationControllerDelegate)?
  public var hidesBarsOnSwipe: Bool = false
  public private(set) var isNavigationBarHidden: Bool = false
  public private(set) var isToolbarHidden: Bool = true
  private var stack: [UIViewController] = []

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes a stack of one controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The stack, the root first.
  public var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  public var topViewController: UIViewController? { stack.last }
  public var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? presentedViewController ?? topViewController
  }

  override var appearanceChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  open override func loadView() {
    view = UILayoutContainerView(frame: UIScreen.main.bounds)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.didTapBack = { [weak self] in _ = self?.popViewController(animated: true) }
    view.addSubview(navigationBar)
    if !isToolbarHidden { view.addSubview(toolbar) }
    if let top = topViewController { show(top) }
  }

  /// Bars lie within the safe area; the top controller's view lies behind them.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let (bounds, insets) = (view.bounds, view.safeAreaInsets)
    navigationBar.frame = CGRect(x: 0, y: insets.top, width: bounds.width, height: barHeight)
    toolbar.frame = CGRect(
      x: 0, y: bounds.height - insets.bottom - barHeight, width: bounds.width, height: barHeight)
    topViewController?.viewIfLoaded?.frame = bounds
    topViewController?.barInsets = UIEdgeInsets(
      top: isNavigationBarHidden ? 0 : barHeight, left: 0, bottom: isToolbarHidden ? 0 : barHeight, right: 0)
  }

  /// A bar is 44 points high; 50 on a tablet, and 32 on a telephone in landscape.
  private var barHeight: CGFloat {
    let traits = UIScreen.main.traitCollection
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact ? 32 : 44
  }

  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
    navigationBar.isHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
    toolbar.isHidden = hidden
    if !hidden, toolbar.superview == nil { viewIfLoaded?.addSubview(toolbar) }
    viewIfLoaded?.setNeedsLayout()
  }
}

/// The view of a container that places its child and its bars.
@MainActor
final class UILayoutContainerView: UIView {}

/// What a navigation controller tells; nothing need be listened to.
@MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationController {
  /// Shows a controller on top; animated, it has appeared after 0.35 s.
  public func pushViewController(_ controller: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === controller },
      "Pushing the same view controller instance more than once is not supported")
    changeStack(to: stack + [controller], animated: animated)
  }

  /// Goes back by one controller; the root stays.
  @discardableResult
  public func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    changeStack(to: stack.dropLast(), animated: animated)
    return top
  }

  /// Goes back to the root.
  @discardableResult
  public func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(stack.dropFirst())
    guard !popped.isEmpty else { return nil }
    changeStack(to: Array(stack.prefix(1)), animated: animated)
    return popped
  }

  /// Replaces the whole stack.
  public func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    changeStack(to: controllers, animated: animated)
  }

  /// Shows the items of the top controller in the toolbar.
  func toolbarItemsDidChange(of controller: UIViewController) {
    if controller === topViewController { toolbar.items = controller.toolbarItems }
  }

  /// Exchanges the top controllers in UIKit's order: the old one will disappear, the new one will appear, then both did.
  private func changeStack(to controllers: [UIViewController], animated: Bool) {
    let (old, new) = (topViewController, controllers.last)
    let gone = stack.filter { former in !controllers.contains { $0 === former } }
    let isAnimated = animated && old != nil && appearance != .disappeared
    stack = controllers
    adopt(controllers)
    gone.forEach { $0.willMove(toParent: nil) }
    navigationBar.setItems(controllers.map(\.navigationItem))
    guard isViewLoaded, old !== new else { return }
    if appearance != .disappeared {
      old?.beginAppearanceTransition(false, animated: isAnimated)
      new?.beginAppearanceTransition(true, animated: isAnimated)
    }
    new.map(show)
    UIApplication.shared.runLoop.schedule(after: isAnimated ? 0.35 : 0, name: "navigation transition") {
      [weak self] in
      self?.endTransition(from: old, to: new, removing: gone, animated: isAnimated)
    }
  }

  /// Makes children of the controllers that are none yet; they appear when they are on top.
  private func adopt(_ controllers: [UIViewController]) {
    for controller in controllers where controller.parent !== self {
      controller.willMove(toParent: self)
      children.append(controller)
      controller.parent = self
    }
  }

  /// Puts a controller's view below the bars.
  private func show(_ controller: UIViewController) {
    controller.view.frame = view.bounds
    let index = view.subviews.firstIndex { $0 === navigationBar } ?? 0
    view.insertSubview(controller.view, at: index)
    toolbar.items = controller.toolbarItems
    view.setNeedsLayout()
  }

  private func endTransition(
    from old: UIViewController?, to new: UIViewController?, removing gone: [UIViewController], animated: Bool
  ) {
    if let old, old !== topViewController {
      old.viewIfLoaded?.removeFromSuperview()
      old.endAppearanceTransition()
    }
    if let new, new === topViewController {
      new.endAppearanceTransition()
      new.didMove(toParent: self)
      delegate?.navigationController(self, didShow: new, animated: animated)
    }
    gone.forEach { $0.removeFromParent() }
  }
}
