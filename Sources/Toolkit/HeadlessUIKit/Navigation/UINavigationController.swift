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
  var stack: [UIViewController] = []

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

  override var decidesAppearanceOfChildren: Bool { true }
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
