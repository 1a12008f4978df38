import Foundation

/// Shows one of several controllers above a bar of tabs.
///
/// All tabs are in the bar, however many there are. UIKit's "More" list does not exist.
///
///     let tabs = UITabBarController()
///     tabs.viewControllers = ["Home", "Settings"].map { name in
///       let page = UIViewController()
///       page.title = name
///       return UINavigationController(rootViewController: page)
///     }
///     tabs.selectedIndex = 1
///     tabs.selectedViewController?.tabBarItem.title  // "Settings"
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The bar with the tabs of all controllers.
  public let tabBar: UITabBar = UITabBar(frame: .zero)
  /// Decides which tabs the user can select.
  open weak var delegate: (any UITabBarControllerDelegate)?
  private var controllers: [UIViewController] = []

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller without tabs; there are no archives, and the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The controllers of the tabs. Setting them keeps the selected one if it is among them.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The visible controller.
  open var selectedViewController: UIViewController? {
    didSet {
      tabBar.selectedItem = selectedViewController?.tabBarItem
      if selectedViewController !== oldValue { exchange(oldValue, for: selectedViewController) }
    }
  }

  /// The index of the visible controller; `NSNotFound` if there are no tabs. Setting an index out
  /// of range has no effect.
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selectedViewController } ?? NSNotFound }
    set { if controllers.indices.contains(newValue) { selectedViewController = controllers[newValue] } }
  }

  /// Sets the controllers of the tabs. If the selected one is not among them, the first is
  /// selected.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers in reading order; `nil` for no tabs.
  ///   - animated: Has no effect: the change is immediate.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (former, new) = (controllers, viewControllers ?? [])
    controllers = new
    for controller in former where !new.contains(where: { $0 === controller }) { leave(controller) }
    for controller in new where controller.parent !== self { join(controller) }
    tabBar.items = new.map(\.tabBarItem)
    let stays = new.contains { $0 === selectedViewController }
    selectedViewController = stays ? selectedViewController : new.first
  }

  override var decidesAppearanceOfChildren: Bool { true }
  override var appearanceChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  open override func loadView() {
    view = UILayoutContainerView(frame: UIScreen.main.bounds)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.didTap = { [weak self] in self?.didTap($0) }
    view.addSubview(tabBar)
  }

  override func didLoadView() {
    guard let selectedViewController, selectedViewController.viewIfLoaded?.superview !== view else { return }
    show(selectedViewController)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let height = BarHeight.tabs + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    updateTabBar()
  }

  /// Shows or hides the bar as the selected tab's controllers require.
  func updateTabBar() {
    let navigation = selectedViewController as? UINavigationController
    tabBar.isHidden = navigation?.hidesBottomBars ?? selectedViewController?.hidesBottomBarWhenPushed ?? false
    guard let view = viewIfLoaded else { return }
    // As in UIKit, content extends behind a translucent bar, which only adds to the safe area.
    selectedViewController?.placeContent(
      in: view.bounds, within: view.safeAreaInsets,
      among: ContentBars(bottom: tabBar.isHidden ? nil : (BarHeight.tabs, tabBar.isTranslucent)))
    updateScrollEdge()
  }

  private func join(_ controller: UIViewController) {
    addChild(controller)
    controller.didMove(toParent: self)
  }

  private func leave(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    // Deselected first, so that its disappearance is reported while it is still a child.
    if controller === selectedViewController { selectedViewController = nil }
    controller.removeFromParent()
  }

  /// Selects a tab for the user if the delegate allows it; a tap on the selected tab pops its stack
  /// to the root.
  private func didTap(_ item: UITabBarItem) {
    guard let controller = controllers.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return }
    if controller === selectedViewController {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    }
    selectedViewController = controller
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Replaces the old view with the new one, below the bar. As in UIKit, the new controller is
  /// called before the old one.
  private func exchange(_ old: UIViewController?, for new: UIViewController?) {
    guard isViewLoaded else { return }
    let isOnScreen = appearance == .appeared || appearance == .appearing
    if isOnScreen { new?.beginAppearanceTransition(true, animated: false) }
    if isOnScreen { old?.beginAppearanceTransition(false, animated: false) }
    old?.viewIfLoaded?.removeFromSuperview()
    new.map(show)
    if isOnScreen { old?.endAppearanceTransition() }
    // If this controller is appearing, the end of its appearance also ends the new one's.
    if appearance == .appeared { new?.endAppearanceTransition() }
  }

  private func show(_ controller: UIViewController) {
    controller.view.frame = view.bounds
    view.insertSubview(controller.view, at: 0)
    updateTabBar()
    view.setNeedsLayout()
  }
}

/// Controls the selection of tabs; every method has a default.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns whether a tap selects the tab; `true` by default.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller whose bar was tapped.
  ///   - viewController: The tapped tab's controller, which may be the selected one.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called after the user tapped a tab; selections from code do not call it.
  ///
  /// - Parameters:
  ///   - tabBarController: The controller whose bar was tapped.
  ///   - viewController: The selected controller; the same one again after a tap on the selected
  ///     tab.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Returns `true`.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

extension UIViewController {
  /// The closest tab bar controller among the ancestors; `nil` without one.
  public var tabBarController: UITabBarController? { closestParent() }

  /// The controller's item in a tab bar. A navigation controller without a title and an item uses
  /// its root's.
  public var tabBarItem: UITabBarItem {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      if let root = (self as? UINavigationController)?.stack.first, title == nil { return root.tabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set { ownTabBarItem = newValue }
  }
}
