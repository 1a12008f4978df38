import Foundation

/// The running application: its screen, its windows and its run loop.
///
/// Each stage has its own application. The toolkit is synchronous, and one of them runs at a time:
/// ``shared`` is that one, and ``run(_:)`` makes it so.
@preconcurrency @MainActor
public final class UIApplication: UIKitObject {
  /// The device's only screen.
  public let screen: UIScreen
  /// The virtual clock, and the work that waits for its time.
  public let runLoop: VirtualRunLoop = VirtualRunLoop()
  /// The pages that web views can load; none at launch.
  public let webPages: WebPages = WebPages()
  /// The notifications that were posted to assistive technology, in order.
  public internal(set) var accessibilityNotifications: [UIAccessibility.PostedNotification] = []
  /// The element that assistive technology is at.
  weak var accessibilityFocus: (any AccessibilityItem)?
  /// Date, location, chance, storage and network, all of which belong to the stage and never to the
  /// host.
  public let environment: ApplicationEnvironment

  /// The looks that views of a class have in common.
  let appearances = Appearances()
  /// The animations that are running.
  let animations: AnimationEnvironment

  /// The windows that are not hidden, back to front: by level, and within a level in the order in
  /// which they were shown.
  public internal(set) var windows: [UIWindow] = []

  /// The frame of the software keyboard on the screen, including its accessory view; `nil` while it
  /// is down.
  public internal(set) var keyboardFrame: CGRect? {
    // Keyboard layout guides in any window depend on it.
    didSet { if keyboardFrame != oldValue { windows.forEach { $0.setNeedsConstraintSolving() } } }
  }

  /// Handles the exceptions that the toolkit raises.
  ///
  /// Without a handler, which is the default, an exception ends the process, as in an app.
  public var exceptionHandler: (@MainActor (UIException) -> Void)?

  /// Receives the events of the application's life.
  public weak var delegate: (any UIApplicationDelegate)?
  /// Whether the application is in front; active from the launch on.
  public internal(set) var applicationState: State = .active
  /// Whether the screen stays on without touches; `false` by default, without effect here.
  public var isIdleTimerDisabled: Bool = false
  /// The number on the application's icon; 0 by default.
  public var applicationIconBadgeNumber: Int = 0
  /// The calls that begin ignoring touches, less those that end it.
  var ignoredInteractions = 0

  /// The responder that takes text.
  weak var firstResponder: UIResponder?

  /// The software keyboard, which types into the first responder.
  public let keyboard: UIKeyboard = UIKeyboard()

  /// The values that modules above the toolkit keep with the application, by their types.
  var attachments: [ObjectIdentifier: Any] = [:]

  /// The general pasteboard.
  let pasteboard: UIPasteboard = UIPasteboard()

  /// The traits of the object whose change handlers are running; `nil` otherwise.
  var currentTraits: UITraitCollection?

  /// What code of the main thread draws into.
  let graphics = GraphicsStack()

  /// The layers whose content is drawn at the end of the turn.
  let displays = PendingDisplays()

  /// Creates an application without windows.
  ///
  /// - Parameters:
  ///   - device: The virtual hardware; a phone by default.
  ///   - orientation: The orientation of device and interface; portrait by default.
  ///   - style: The appearance; light by default.
  ///   - layoutDirection: The reading direction of the language; left to right by default.
  ///   - contentSizeCategory: The text size; large by default.
  ///   - accessibilitySettings: The accessibility settings; all off by default.
  ///   - environment: Date, location, language and chance; fixed ones by default.
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
    // The run loop belongs to the application, which therefore outlives these closures.
    runLoop.endTurn = { [unowned self] in
      layoutWindowsIfNeeded()
      animations.showNewLayers()
      KeyValueObservations.reportChanges()
    }
    runLoop.busyNames = { [unowned self] in windows.flatMap(\.gestures.busyNames) }
  }

  /// The application that is running.
  public private(set) static var shared: UIApplication = UIApplication()

  /// The window that receives keyboard events: the front-most key window.
  public var keyWindow: UIWindow? {
    windows.last { $0.isKeyWindow }
  }

  /// Runs `body` with this application as ``shared``, and returns what it returns.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let other = Self.shared
    Self.shared = self
    defer { Self.shared = other }
    return try body()
  }

  /// Lays out every window that needs it, and draws what needs it.
  public func layoutWindowsIfNeeded() {
    windows.forEach { $0.layoutIfNeeded() }
    displays.draw()
  }

  /// Lays out and runs events until nothing is left to do, or 30 virtual seconds have passed.
  ///
  /// - Returns: Whether the application is idle; if not, ``VirtualRunLoop/pendingNames`` lists what
  ///   it waits for.
  @discardableResult
  public func settle() -> Bool {
    layoutWindowsIfNeeded()
    return runLoop.drain()
  }
}

extension UIApplication {
  /// A value that a module above the toolkit keeps with the application, one for each type.
  ///
  /// Until it is set, each access makes a default. It goes with the application: no stage sees
  /// another's.
  public subscript<Value>(attachment type: Value.Type, default make: @autoclosure () -> Value) -> Value {
    get { attachments[ObjectIdentifier(type)] as? Value ?? make() }
    set { attachments[ObjectIdentifier(type)] = newValue }
  }
}
