import Foundation

/// Controllers of which one shows, above a bar of tabs.
///
/// All tabs are in the bar, however many there are; there is no "More" list.
@MainActor
open class UITabBarController: UIViewController {
  public let tabBar: UITabBar = UITabBar(frame: .zero)
  public weak var delegate: (any UITabBarControllerDelegate)?
  private var controllers: [UIViewController] = []

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The controllers of the tabs; setting them keeps the selected one, if it is still among them.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that shows.
  open var selectedViewController: UIViewController? {
    didSet {
      tabBar.selectedItem = selectedViewController?.tabBarItem
      if selectedViewController !== oldValue { exchange(oldValue, for: selectedViewController) }
    }
  }

  /// The place of the controller that shows; an index that there is none for changes nothing.
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selectedViewController } ?? NSNotFound }
    set { if controllers.indices.contains(newValue) { selectedViewController = controllers[newValue] } }
  }

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
    if let selectedViewController { show(selectedViewController) }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let height = UITabBar.height + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    selectedViewController?.viewIfLoaded?.frame = view.bounds
    updateTabBar()
  }

  /// Shows or hides the bar, as the controllers in the selected tab want it.
  func updateTabBar() {
    let navigation = selectedViewController as? UINavigationController
    tabBar.isHidden = navigation?.hidesBottomBars ?? selectedViewController?.hidesBottomBarWhenPushed ?? false
    selectedViewController?.barInsets = UIEdgeInsets(
      top: 0, left: 0, bottom: tabBar.isHidden ? 0 : UITabBar.height, right: 0)
  }

  private func join(_ controller: UIViewController) {
    addChild(controller)
    controller.didMove(toParent: self)
  }

  private func leave(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    if controller === selectedViewController { selectedViewController = nil }
    controller.removeFromParent()
  }

  /// Selects a tab for the user, if the delegate lets it; a tap on the selected tab pops its stack to the root.
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

  /// Takes the old view out, and puts the new one below the bar; in UIKit's order the new one will appear first.
  private func exchange(_ old: UIViewController?, for new: UIViewController?) {
    guard isViewLoaded else { return }
    let isOnScreen = appearance == .appeared || appearance == .appearing
    if isOnScreen { new?.beginAppearanceTransition(true, animated: false) }
    if isOnScreen { old?.beginAppearanceTransition(false, animated: false) }
    old?.viewIfLoaded?.removeFromSuperview()
    new.map(show)
    if isOnScreen { old?.endAppearanceTransition() }
    if appearance == .appeared { new?.endAppearanceTransition() }
  }

  private func show(_ controller: UIViewController) {
    controller.view.frame = view.bounds
    view.insertSubview(controller.view, at: 0)
    updateTabBar()
    view.setNeedsLayout()
  }
}

/// Has a say in which tab is selected; nothing need be answered.
@MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a tap selects the tab; yes by default.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Tells that the user selected a tab; code that does so is not told.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

extension UIViewController {
  /// The closest tab bar controller above.
  public var tabBarController: UITabBarController? { closestParent() }

  /// What a tab bar shows for the controller; a navigation controller without an own one has its root's.
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
