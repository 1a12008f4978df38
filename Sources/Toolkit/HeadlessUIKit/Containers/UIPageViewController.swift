import Foundation

/// Shows one controller at a time, and leads to the next and the former with a finger.
///
/// The page is turned when the finger is lifted; nothing moves before. There is the style `scroll` alone.
@MainActor
open class UIPageViewController: UIViewController {
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  public weak var dataSource: (any UIPageViewControllerDataSource)?
  public weak var delegate: (any UIPageViewControllerDelegate)?
  /// The controllers of the page that shows: one, or none before the first is set.
  public private(set) var viewControllers: [UIViewController]? = []
  private let pageControl = UIPageControl(frame: .zero)
  private let pan = UIPanGestureRecognizer()
  private var isTurning = false

  /// How pages come and go.
  public enum TransitionStyle: Hashable, Sendable {
    case scroll
  }

  /// The axis along which pages lie.
  public enum NavigationOrientation: Hashable, Sendable {
    case horizontal
    case vertical
  }

  /// The side to which pages are turned.
  public enum NavigationDirection: Hashable, Sendable {
    case forward
    case reverse
  }

  public init(
    transitionStyle: TransitionStyle = .scroll, navigationOrientation: NavigationOrientation = .horizontal
  ) {
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// The recognizers that turn pages.
  public var gestureRecognizers: [UIGestureRecognizer] { [pan] }

  override var decidesAppearanceOfChildren: Bool { true }
  override var appearanceChildren: [UIViewController] { viewControllers ?? [] }

  /// Shows a page; animated, it has appeared after 0.3 s.
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

  /// The page fills the view, but for the 37 points of the page control at the bottom, if there is one.
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

  /// Turns the page if the finger went far enough, half the way, or is fast enough.
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

  /// How far a movement leads to later pages: up, or against the direction of reading.
  private func forward(_ movement: CGPoint) -> CGFloat {
    if navigationOrientation == .vertical { return -movement.y }
    return view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? movement.x : -movement.x
  }
}

/// Has the pages before and after one.
@MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots the page control has; none, and no page control, by default.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears when the user turns pages; nothing need be listened to.
@MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
