import Foundation

/// An application: its screen, its windows, and its run loop.
///
/// Each stage has its own application. The toolkit is synchronous, and one application runs at a
/// time: ``run(_:)`` makes it the ``shared`` one.
///
///     let application = UIApplication(device: .iPadMini, style: .dark)
///     application.run {
///       let window = UIWindow(frame: UIScreen.main.bounds)
///       window.rootViewController = UIViewController()
///       window.makeKeyAndVisible()
///       application.settle()
///     }
@preconcurrency @MainActor
public final class UIApplication: UIKitObject {
  /// The device's only screen.
  public let screen: UIScreen
  /// The virtual clock and the scheduled work.
  public let runLoop: VirtualRunLoop = VirtualRunLoop()
  /// The pages that web views can load; empty at launch.
  public let webPages: WebPages = WebPages()
  /// The notifications that were posted to assistive technology, in order.
  public internal(set) var accessibilityNotifications: [UIAccessibility.PostedNotification] = []
  /// The element with the focus of assistive technology.
  weak var accessibilityFocus: (any AccessibilityItem)?
  /// The date, region, random numbers, storage and network of the stage, never those of the host.
  public let environment: ApplicationEnvironment
  /// The controllers that were created while the application was running.
  package let lifetimes: ControllerLifetimes = ControllerLifetimes()
  /// The constraints that were broken, in order, until they were taken.
  package var brokenConstraints: [BrokenConstraint] = []

  /// The appearance proxies of classes.
  let appearances = Appearances()
  /// The animations that are running.
  let animations: AnimationEnvironment

  /// The visible windows from back to front: by level, and within a level in the order in which
  /// they were shown.
  public internal(set) var windows: [UIWindow] = []

  /// The frame of the software keyboard on the screen, including its accessory view; `nil` while
  /// the keyboard is down.
  public internal(set) var keyboardFrame: CGRect? {
    // Keyboard layout guides of all windows depend on it.
    didSet { if keyboardFrame != oldValue { windows.forEach { $0.setNeedsConstraintSolving() } } }
  }

  /// Handles the exceptions that the toolkit raises.
  ///
  /// With `nil`, the default, an exception ends the process, as in an app.
  public var exceptionHandler: (@MainActor (UIException) -> Void)?

  /// Receives the application's life cycle events.
  public weak var delegate: (any UIApplicationDelegate)?
  /// The application's state; `active` by default.
  public internal(set) var applicationState: State = .active
  /// Whether the screen stays on without touches; `false` by default. Has no effect here.
  public var isIdleTimerDisabled: Bool = false
  /// The number on the application's icon; 0 by default.
  public var applicationIconBadgeNumber: Int = 0
  /// The number of calls that began ignoring touches and have not been balanced.
  var ignoredInteractions = 0

  /// The responder that takes text.
  weak var firstResponder: UIResponder?

  /// The software keyboard, which types into the first responder.
  public let keyboard: UIKeyboard = UIKeyboard()

  /// The values that other modules attach to the application, by type.
  var attachments: [ObjectIdentifier: Any] = [:]

  /// The general pasteboard.
  let pasteboard: UIPasteboard = UIPasteboard()

  /// The traits of the object whose change handlers are running; `nil` otherwise.
  var currentTraits: UITraitCollection?

  /// The drawing contexts of the main thread.
  let graphics = GraphicsStack()

  /// The layers whose content is drawn at the end of the turn.
  let displays = PendingDisplays()

  /// Creates an application without windows.
  ///
  /// - Parameters:
  ///   - device: The virtual hardware; a phone by default.
  ///   - orientation: The orientation of the device and the interface; portrait by default.
  ///   - style: The appearance; light by default.
  ///   - layoutDirection: The reading direction of the language; left to right by default.
  ///   - contentSizeCategory: The text size; large by default.
  ///   - accessibilitySettings: The accessibility settings; all off by default.
  ///   - environment: The date, region, language and random seed; fixed by default.
  public init(
    device: VirtualDevice = .iPhone, orientation: UIInterfaceOrientation = .portrait,
    style: UIUserInterfaceStyle = .light, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSizeCategory: UIContentSizeCategory = .large,
    accessibilitySettings: AccessibilitySettings = AccessibilitySettings(),
    environment: EnvironmentSettings = EnvironmentSettings()
  ) {
    let settings = ScreenSettings(
      style: style, layoutDirection: layoutDirection, contentSizeCategory: contentSizeCategory,
      accessibility: accessibilitySettings)
    screen = UIScreen(device: device, orientation: orientation, settings: settings)
    self.environment = ApplicationEnvironment(settings: environment, runLoop: runLoop)
    animations = AnimationEnvironment(runLoop: runLoop)
    super.init()
    // The application owns the run loop, and so outlives these closures.
    runLoop.endTurn = { [unowned self] in
      layoutWindowsIfNeeded()
      animations.showNewLayers()
      KeyValueObservations.reportChanges()
    }
    runLoop.busyNames = { [unowned self] in windows.flatMap(\.gestures.busyNames) }
  }

  /// The application that is running.
  public private(set) static var shared: UIApplication = UIApplication()

  /// The window that receives keyboard events: the frontmost key window.
  public var keyWindow: UIWindow? {
    windows.last { $0.isKeyWindow }
  }

  /// Makes this application the ``shared`` one during a call.
  ///
  /// - Parameter body: Called once, before this method returns; its result is returned, and its
  ///   error thrown.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let other = Self.shared
    Self.shared = self
    defer { Self.shared = other }
    return try body()
  }

  /// Lays out windows and draws layers that need it.
  public func layoutWindowsIfNeeded() {
    windows.forEach { $0.layoutIfNeeded() }
    displays.draw()
  }

  /// Lays out and runs events until the application is idle, or 30 virtual seconds have passed.
  ///
  /// - Returns: Whether the application is idle; if not, ``VirtualRunLoop/pendingNames`` lists the
  ///   pending work.
  @discardableResult
  public func settle() -> Bool {
    layoutWindowsIfNeeded()
    return runLoop.drain()
  }
}

extension UIApplication {
  /// A value that another module attaches to the application. Stages do not share values.
  ///
  /// - Parameters:
  ///   - type: The type, which is the key: there is one value of each.
  ///   - make: The value until one is set; evaluated by each access until then, and not stored by
  ///     reading.
  public subscript<Value>(attachment type: Value.Type, default make: @autoclosure () -> Value) -> Value {
    get { attachments[ObjectIdentifier(type)] as? Value ?? make() }
    set { attachments[ObjectIdentifier(type)] = newValue }
  }
}
