import Foundation

/// The root of a view hierarchy, as large as the screen.
///
///     let window = UIWindow()
///     window.rootViewController = UINavigationController(rootViewController: controller)
///     window.makeKeyAndVisible()
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The level of the window: higher levels are in front of lower ones; ``Level/normal`` by default.
  open var windowLevel: Level = .normal
  /// The screen that the window is on.
  open var screen: UIScreen { .main }
  /// Whether keyboard events go to the window.
  public internal(set) var isKeyWindow: Bool = false
  let gestures: GestureEnvironment = GestureEnvironment()
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { rootViewControllerDidChange(from: oldValue) } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    // As in UIKit, a window is hidden until code shows it.
    isHidden = true
  }

  /// Creates a window that fills the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Creates a hidden window that fills the screen; there are no archives to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = UIScreen.main.bounds
    isHidden = true
  }

  open override var next: UIResponder? { nil }

  /// Whether keyboard events may go to the window; `true` by default.
  open var canBecomeKey: Bool { true }

  /// Whether the window is off the screen; `true` by default. Hidden windows are not among the
  /// application's ``UIApplication/windows``.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { isHidden ? leaveScreen() : enterScreen() } }
  }

  /// Makes the window receive keyboard events, without changing its position.
  open func makeKey() {
    UIApplication.shared.windows.forEach { $0.isKeyWindow = false }
    isKeyWindow = true
  }

  /// Shows the window in front of the others of its level, and makes it receive keyboard events.
  open func makeKeyAndVisible() {
    UIApplication.shared.windows.forEach { $0.isKeyWindow = false }
    isKeyWindow = true
    // Showing a window enters the screen; a visible one only comes to the front of its level.
    if isHidden { isHidden = false } else { enterScreen() }
  }

  /// Puts the window in front of the others of the same level.
  private func enterScreen() {
    let application = UIApplication.shared
    application.windows.removeAll { $0 === self }
    let index = application.windows.firstIndex { $0.windowLevel > windowLevel }
    application.windows.insert(self, at: index ?? application.windows.endIndex)
    updateTraits()
    updateSafeArea()
    showRootViewController()
  }

  /// Gives keyboard events to the front-most remaining window.
  private func leaveScreen() {
    let application = UIApplication.shared
    application.windows.removeAll { $0 === self }
    guard isKeyWindow else { return }
    isKeyWindow = false
    application.windows.last(where: \.canBecomeKey)?.isKeyWindow = true
  }

  /// Delivers touches to recognizers and views: a new touch to the view that it hits, others to the view in
  /// which they began.
  ///
  /// - Parameter event: The event with the touches; ignored while the application ignores
  ///   interaction.
  open func sendEvent(_ event: UIEvent) {
    guard !UIApplication.shared.isIgnoringInteractionEvents else { return }
    gestures.send(event, in: self)
  }

  /// Solves constraints again, some of which depend on the keyboard, and moves rows out of its way.
  func keyboardFrameDidChange() {
    setNeedsConstraintSolving()
    tableViewControllers.forEach { $0.keyboardFrameDidChange() }
  }

  private func rootViewControllerDidChange(from old: UIViewController?) {
    if let old, old.isViewLoaded {
      old.transition(to: .disappeared, animated: false)
      old.view.removeFromSuperview()
    }
    if !isHidden { showRootViewController() }
  }

  /// Adds the root view to the window; it appears one turn of the run loop later.
  private func showRootViewController() {
    // A full screen presentation itself puts back the view that it took out.
    guard let controller = rootViewController, !controller.isTakenOutByPresentation else { return }
    // Code may have added the view itself before the window was shown.
    guard controller.view.superview !== self || controller.appearance == .disappeared else { return }
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
  /// Converts a point from this window's coordinates to another's.
  ///
  /// - Parameters:
  ///   - point: A point in this window.
  ///   - window: The window for the result; `nil` for the screen.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    CoordinateConversion(from: self, to: window).point(point)
  }

  /// Converts a point from another window's coordinates to this window's.
  ///
  /// - Parameters:
  ///   - point: A point in the other window.
  ///   - window: The window that the point is in; `nil` for the screen.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    CoordinateConversion(from: window, to: self).point(point)
  }

  /// Converts a rectangle from this window's coordinates to another's.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in this window.
  ///   - window: The window for the result; `nil` for the screen.
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    CoordinateConversion(from: self, to: window).rect(rect)
  }

  /// Converts a rectangle from another window's coordinates to this window's.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the other window.
  ///   - window: The window that the rectangle is in; `nil` for the screen.
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    CoordinateConversion(from: window, to: self).rect(rect)
  }
}

extension UIWindow {
  /// The order of windows from back to front; the values are UIKit's.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number that orders windows.
    public var rawValue: CGFloat

    /// Creates a level.
    ///
    /// - Parameter rawValue: The number; greater ones are in front, and fractions are allowed.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level.
    ///
    /// - Parameter rawValue: The number; greater ones are in front, and fractions are allowed.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of an application's windows.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)

    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }
}
