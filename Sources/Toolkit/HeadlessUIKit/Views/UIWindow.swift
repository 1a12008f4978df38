import Foundation

/// The root of a view hierarchy, as large as the screen.
@MainActor
open class UIWindow: UIView {
  /// Windows of a higher level lie in front of others.
  public var windowLevel: CGFloat = 0
  public internal(set) var isKeyWindow: Bool = false
  let gestures: GestureEnvironment = GestureEnvironment()
  /// The controller whose view fills the window.
  public var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { rootViewControllerDidChange(from: oldValue) } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Makes a window that fills the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = UIScreen.main.bounds
    isHidden = true
  }

  open override var next: UIResponder? { nil }

  /// Whether keyboard events may go to the window; yes by default.
  open var canBecomeKey: Bool { true }

  /// Hidden by default; a hidden window is none of the application's ``UIApplication/windows``.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { isHidden ? leaveScreen() : enterScreen() } }
  }

  /// Shows the window in front of the others of its level, and sends it keyboard events.
  public func makeKeyAndVisible() {
    UIApplication.shared.windows.forEach { $0.isKeyWindow = false }
    isKeyWindow = true
    if isHidden { isHidden = false } else { enterScreen() }
  }

  /// Takes the place in front of the other windows of the same level.
  private func enterScreen() {
    let application = UIApplication.shared
    application.windows.removeAll { $0 === self }
    let index = application.windows.firstIndex { $0.windowLevel > windowLevel }
    application.windows.insert(self, at: index ?? application.windows.endIndex)
    updateTraits()
    updateSafeArea()
    showRootViewController()
  }

  /// Leaves keyboard events to the front-most window that stays.
  private func leaveScreen() {
    let application = UIApplication.shared
    application.windows.removeAll { $0 === self }
    guard isKeyWindow else { return }
    isKeyWindow = false
    application.windows.last(where: \.canBecomeKey)?.isKeyWindow = true
  }

  /// Delivers touches to recognizers and views: new ones to the view that they hit, others to the view in which they
  /// began.
  public func sendEvent(_ event: UIEvent) {
    guard !UIApplication.shared.isIgnoringInteractionEvents else { return }
    gestures.send(event, in: self)
  }

  /// Lets layout follow the keyboard.
  func keyboardFrameDidChange() {
    setNeedsConstraintSolving()
  }

  private func rootViewControllerDidChange(from old: UIViewController?) {
    if let old, old.isViewLoaded {
      old.transition(to: .disappeared, animated: false)
      old.view.removeFromSuperview()
    }
    if !isHidden { showRootViewController() }
  }

  /// Puts the root view in the window; it has appeared one turn of the run loop later.
  private func showRootViewController() {
    guard let controller = rootViewController, controller.view.superview !== self,
      !controller.isTakenOutByPresentation
    else { return }
    controller.beginAppearanceTransition(true, animated: false)
    controller.view.frame = bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(controller.view)
    UIApplication.shared.runLoop.schedule(
      name: "root view controller to appear", kind: .rootViewController
    ) {
      controller.endAppearanceTransition()
    }
  }
}

extension UIWindow {
  /// Converts a point to another window's coordinates, or to the screen's if there is none.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    CoordinateConversion(from: self, to: window).point(point)
  }

  /// Converts a point from another window's coordinates, or from the screen's if there is none.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    CoordinateConversion(from: window, to: self).point(point)
  }

  /// Converts a rectangle to another window's coordinates, or to the screen's if there is none.
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    CoordinateConversion(from: self, to: window).rect(rect)
  }

  /// Converts a rectangle from another window's coordinates, or from the screen's if there is none.
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    CoordinateConversion(from: window, to: self).rect(rect)
  }
}
