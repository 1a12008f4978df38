import Foundation

/// Shows one controller at a time; a swipe turns to the next or the previous one.
///
/// The page turns when the finger lifts; nothing moves before that. `scroll` is the only style.
///
///     let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
///     pages.setViewControllers([controller], direction: .forward, animated: false)
///     pages.viewControllers?.first === controller  // true
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The animation with which pages change.
  public let transitionStyle: TransitionStyle
  /// The axis along which the pages are arranged.
  public let navigationOrientation: NavigationOrientation
  /// Provides the pages before and after the current one; without a data source the user cannot
  /// turn pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Called when the user turns pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The controllers of the current page: one, or empty until the first is set.
  public private(set) var viewControllers: [UIViewController]? = []
  private let pageControl = UIPageControl(frame: .zero)
  private let pan = UIPanGestureRecognizer()
  private var isTurning = false

  /// The animation with which pages change; UIKit's page curl does not exist here.
  public enum TransitionStyle: Hashable, Sendable {
    /// The pages scroll.
    case scroll
  }

  /// The axis along which the pages are arranged.
  public enum NavigationOrientation: Hashable, Sendable {
    /// Side by side, in reading order.
    case horizontal
    /// One below another.
    case vertical
  }

  /// The direction in which pages are turned. Has no effect here, since no step of a turn is
  /// visible.
  public enum NavigationDirection: Hashable, Sendable {
    /// To the next page.
    case forward
    /// To the previous page.
    case reverse
  }

  /// Creates a controller without a page.
  ///
  /// - Parameters:
  ///   - transitionStyle: `scroll`, the only style.
  ///   - navigationOrientation: The axis of the pages; horizontal by default.
  public init(
    transitionStyle: TransitionStyle = .scroll, navigationOrientation: NavigationOrientation = .horizontal
  ) {
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a horizontal controller without a page; there are no archives, and the coder is
  /// ignored.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// The recognizers that turn pages.
  open var gestureRecognizers: [UIGestureRecognizer] { [pan] }

  override var decidesAppearanceOfChildren: Bool { true }
  override var appearanceChildren: [UIViewController] { viewControllers ?? [] }

  // The class has the attribute, too. But when a subclass is compiled in another batch, the
  // compiler may not see that yet, and would link the method by another name.

  /// Shows a page.
  ///
  /// - Parameters:
  ///   - viewControllers: One controller; any other number raises UIKit's exception.
  ///   - direction: Has no effect.
  ///   - animated: Whether the turn is animated, which takes 0.3 seconds.
  ///   - completion: Called at the end of the turn.
  @preconcurrency
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first, viewControllers?.count == 1 else {
      return UIException.raise(
        .invalidArgument,
        "The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't match the number required "
          + "(1) for the requested transition")
    }
    turn(to: page, animated: animated) { completion?(true) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    pan.addAction { [weak self] _ in self?.panDidChange() }
    view.addGestureRecognizer(pan)
    pageControl.isUserInteractionEnabled = false
    if let page = viewControllers?.first { view.addSubview(page.view) }
    updatePageControl()
  }

  /// The page fills the view above the page control, which is 37 points high if it is shown.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let height = pageControl.superview == nil ? 0 : 37 + view.safeAreaInsets.bottom
    let frames = view.bounds.divided(atDistance: height, from: .maxYEdge)
    viewControllers?.first?.view.frame = frames.remainder
    pageControl.frame = CGRect(
      x: 0, y: frames.slice.minY, width: frames.slice.width, height: min(37, frames.slice.height))
  }

  private func turn(to page: UIViewController, animated: Bool, ended: @escaping @MainActor () -> Void) {
    let old = viewControllers?.first
    guard old !== page else { return ended() }
    addChild(page)
    old?.willMove(toParent: nil)
    viewControllers = [page]
    // Off screen, the page receives its appearance calls with this controller's.
    let isOnScreen = isViewLoaded && (appearance == .appearing || appearance == .appeared)
    if isOnScreen {
      old?.beginAppearanceTransition(false, animated: animated)
      page.beginAppearanceTransition(true, animated: animated)
    }
    if isViewLoaded { view.addSubview(page.view) }
    isTurning = true
    UIApplication.shared.runLoop.schedule(
      after: isOnScreen && animated ? 0.3 : 0, name: "page transition"
    ) { [weak self] in
      self?.endTurn(from: old, to: page)
      ended()
    }
  }

  private func endTurn(from old: UIViewController?, to page: UIViewController) {
    isTurning = false
    old?.viewIfLoaded?.removeFromSuperview()
    // This controller may have left the screen while the page turned.
    if appearance != .disappeared { old?.endAppearanceTransition() }
    old?.removeFromParent()
    if appearance == .appeared { page.endAppearanceTransition() }
    page.didMove(toParent: self)
    if isViewLoaded { updatePageControl() }
  }

  private func updatePageControl() {
    let count = dataSource?.presentationCount(for: self) ?? 0
    count > 0 ? view.addSubview(pageControl) : pageControl.removeFromSuperview()
    pageControl.numberOfPages = count
    pageControl.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    view.setNeedsLayout()
  }

  /// Turns the page if the finger moved more than half the length, or faster than 300 points per
  /// second.
  private func panDidChange() {
    guard pan.state == .ended, !isTurning, let page = viewControllers?.first else { return }
    let (distance, velocity) = (forward(pan.translation(in: view)), forward(pan.velocity(in: view)))
    let length = navigationOrientation == .horizontal ? view.bounds.width : view.bounds.height
    guard abs(distance) > length / 2 || (abs(velocity) > 300 && distance * velocity > 0) else { return }
    let next =
      distance > 0
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
    guard let next else { return }
    delegate?.pageViewController(self, willTransitionTo: [next])
    turn(to: next, animated: true) { [weak self] in
      guard let self else { return }
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [page], transitionCompleted: true)
    }
  }

  /// Returns the length of a movement toward later pages: up, or against the reading direction.
  private func forward(_ movement: CGPoint) -> CGFloat {
    if navigationOrientation == .vertical { return -movement.y }
    return view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? movement.x : -movement.x
  }
}

/// Provides the pages before and after a page.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before one; `nil` if it is the first.
  ///
  /// - Parameters:
  ///   - pageViewController: The controller whose page the user turns.
  ///   - viewController: The current page.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after one; `nil` if it is the last.
  ///
  /// - Parameters:
  ///   - pageViewController: The controller whose page the user turns.
  ///   - viewController: The current page.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots of the page control; 0, the default, for no page control.
  ///
  /// - Parameter pageViewController: The controller, which calls this when its view is loaded and
  ///   after each turn.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the selected dot; 0 by default.
  ///
  /// - Parameter pageViewController: The controller, which calls this when its view is loaded and
  ///   after each turn.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0: there is no page control.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Called when the user turns pages; every method has a default.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called before the user turns to a page.
  ///
  /// - Parameters:
  ///   - pageViewController: The controller whose page the user turns.
  ///   - pendingViewControllers: One controller: the new page.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Called after the user turned a page; a turn that has begun is always completed here.
  ///
  /// - Parameters:
  ///   - pageViewController: The controller whose page the user turned.
  ///   - finished: Always `true` here.
  ///   - previousViewControllers: One controller: the former page.
  ///   - completed: Always `true` here.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
