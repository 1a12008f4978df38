import Foundation

/// Shows the top controller of a stack, under a bar with a button that goes back.
///
///     let root = UIViewController()
///     root.title = "Folders"
///     let navigation = UINavigationController(rootViewController: root)
///     navigation.pushViewController(UIViewController(), animated: false)
///     navigation.viewControllers.count  // 2
///     navigation.popViewController(animated: false)
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The bar at the top.
  public let navigationBar: UINavigationBar = UINavigationBar(frame: .zero)
  /// The bar at the bottom; not in the view until it is first shown.
  public let toolbar: UIToolbar = UIToolbar(frame: .zero)
  /// The object that follows and animates changes of the stack; `nil` by default.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Whether a swipe up hides the navigation bar and the toolbar, and a swipe down shows them
  /// again; `false` by default.
  ///
  /// Turning it off leaves the bars as they are. A toolbar without items stays.
  open var hidesBarsOnSwipe: Bool = false { didSet { swipeGesture.isEnabled = hidesBarsOnSwipe } }
  /// The gesture that hides and shows the bars. Observe it, but don't change it.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { swipeGesture }
  /// The swipe from the leading edge that goes back; its `isEnabled` turns it off.
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = popGesture
  /// Whether the navigation bar is hidden; `false` by default.
  open var isNavigationBarHidden: Bool {
    get { hidesNavigationBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  private var hidesNavigationBar = false
  /// Whether the toolbar is hidden; `true` by default.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }
  private var hidesToolbar = true
  var stack: [UIViewController] = []
  let popGesture: UIScreenEdgePanGestureRecognizer = UIScreenEdgePanGestureRecognizer()
  let swipeGesture: UIPanGestureRecognizer = BarHidePanGestureRecognizer()
  /// Whether a swipe hid the toolbar, which the next swipe down shows again.
  var hasSwipedToolbarAway: Bool = false
  /// Whether the delegate has received the first controller.
  private var hasShown = false

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a stack with one controller.
  ///
  /// - Parameter rootViewController: The controller at the bottom of the stack; a navigation
  ///   controller raises UIKit's exception.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates an empty stack; there are no archives, and the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The stack, with the root first. Setting it replaces the stack without an animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller on top of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// The visible controller: the one that the top controller or the navigation controller presents,
  /// otherwise the top controller.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? presentedViewController ?? topViewController
  }

  override var decidesAppearanceOfChildren: Bool { true }
  override var appearanceChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  /// The size that was set; without one, the top controller's.
  open override var preferredContentSize: CGSize {
    get {
      let own = super.preferredContentSize
      return own == .zero ? topViewController?.preferredContentSize ?? .zero : own
    }
    set { super.preferredContentSize = newValue }
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  {
    if container === topViewController { preferredContentSizeDidChange() }
  }

  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  open override func loadView() {
    view = UILayoutContainerView(frame: UIScreen.main.bounds)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.didTapBack = { [weak self] in _ = self?.popViewController(animated: true) }
    navigationBar.heightDidChange = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    setUpPopGesture()
    setUpSwipeGesture()
    view.addSubview(navigationBar)
    if !isToolbarHidden { view.addSubview(toolbar) }
  }

  override func didLoadView() {
    guard let top = topViewController, top.viewIfLoaded?.superview !== view else { return }
    show(top)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // The first controller is shown when the stack appears instead of when it was pushed.
    guard !hasShown, let top = topViewController else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasShown, let top = topViewController else { return }
    hasShown = true
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  /// Positions the bars within the safe area, with the top controller's view behind them.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layoutBars()
  }

  /// Hides or shows the navigation bar. The content is laid out again on the next layout pass.
  ///
  /// - Parameters:
  ///   - hidden: The new value of ``isNavigationBarHidden``.
  ///   - animated: Has no effect: the bar does not slide.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hidesNavigationBar = hidden
    navigationBar.isHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// Hides or shows the toolbar. The content is laid out again on the next layout pass.
  ///
  /// - Parameters:
  ///   - hidden: The new value of ``isToolbarHidden``.
  ///   - animated: Has no effect: the bar does not slide.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    hidesToolbar = hidden
    if !hidden, toolbar.superview == nil { viewIfLoaded?.addSubview(toolbar) }
    viewIfLoaded?.setNeedsLayout()
    updateToolbar()
  }

  /// Adds a controller on top.
  ///
  /// - Parameters:
  ///   - controller: The controller; one that is already on the stack, or a navigation controller,
  ///     raises UIKit's exception.
  ///   - animated: Whether the transition is animated, which takes 0.35 seconds.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === controller }) else {
      return UIException.raise(
        .invalidArgument,
        "Pushing the same view controller instance more than once is not supported (\(controller.exceptionName))"
      )
    }
    changeStack(to: stack + [controller], animated: animated)
  }

  /// Removes the top controller; the root stays.
  ///
  /// - Parameter animated: Whether the transition is animated, which takes 0.35 seconds.
  /// - Returns: The controller that was removed; `nil` if only the root was left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    changeStack(to: stack.dropLast(), animated: animated)
    return top
  }

  /// Goes back to a controller on the stack; any other raises an exception.
  ///
  /// - Parameters:
  ///   - controller: The controller to go back to.
  ///   - animated: Whether the transition is animated, which takes 0.35 seconds.
  /// - Returns: The controllers that were removed; `nil` if the controller is on top.
  @discardableResult
  open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === controller }) else {
      UIException.raise(.internalInconsistency, "Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return nil }
    changeStack(to: Array(stack[...index]), animated: animated)
    return popped
  }

  /// Goes back to the root.
  ///
  /// - Parameter animated: Whether the transition is animated, which takes 0.35 seconds.
  /// - Returns: The controllers that were removed; `nil` if the root is on top.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces the stack. The animation is a pop if the new top controller was on the stack,
  /// otherwise a push.
  ///
  /// - Parameters:
  ///   - controllers: The new stack, with the root first. The same controller twice, or a navigation
  ///     controller, raises UIKit's exception.
  ///   - animated: Whether a change of the top controller is animated, which takes 0.35 seconds; never off
  ///     screen.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    guard Set(controllers.map(ObjectIdentifier.init)).count == controllers.count else {
      return UIException.raise(
        .invalidArgument, "All view controllers in a navigation controller must be distinct")
    }
    changeStack(to: controllers, animated: animated)
  }

  /// Pushes the controller with an animation.
  open override func show(_ controller: UIViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }
}

/// The view of a container with a child and bars, with the name of UIKit's private class.
@preconcurrency @MainActor
final class UILayoutContainerView: UIView {}
