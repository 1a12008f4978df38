import Foundation

/// The running application: its screen, its windows and its run loop.
///
/// Each stage has an application of its own. The toolkit is synchronous, so at any moment one of them runs;
/// ``shared`` is that one, and ``run(_:)`` makes it so.
@MainActor
public final class UIApplication {
  public let screen: UIScreen
  public let runLoop: VirtualRunLoop = VirtualRunLoop()
  /// What web views find; nothing at launch.
  public let webPages: WebPages = WebPages()
  /// What was told to assistive technology, in order.
  public internal(set) var accessibilityNotifications: [UIAccessibility.PostedNotification] = []
  /// The element that assistive technology is at.
  weak var accessibilityFocus: (any AccessibilityItem)?
  /// Date, place, chance, storage and network, which are the stage's and never the host's.
  public let environment: ApplicationEnvironment

  /// What moves on the screen.
  let animations: AnimationEnvironment

  /// All windows that are not hidden, back to front: by level, and by the order of showing within a level.
  public internal(set) var windows: [UIWindow] = []

  /// Where the software keyboard lies on the screen, with its accessory view; `nil` while it is down.
  public internal(set) var keyboardFrame: CGRect? {
    didSet { if keyboardFrame != oldValue { windows.forEach { $0.setNeedsConstraintSolving() } } }
  }

  /// Takes the exceptions that the toolkit raises; without a handler they end the process, as in an app.
  public var exceptionHandler: (@MainActor (UIException) -> Void)?

  /// Who hears of the application's life.
  public weak var delegate: (any UIApplicationDelegate)?
  /// Active from the launch on.
  public internal(set) var applicationState: State = .active
  /// Whether the screen stays on while nobody touches it; without effect here.
  public var isIdleTimerDisabled: Bool = false
  /// The number on the application's icon.
  public var applicationIconBadgeNumber: Int = 0
  /// How many more calls begin than end the dropping of touches.
  var ignoredInteractions = 0

  /// The responder that takes text.
  weak var firstResponder: UIResponder?

  /// The keyboard that types into it.
  public let keyboard: UIKeyboard = UIKeyboard()

  /// What others keep with the application, by its type.
  var attachments: [ObjectIdentifier: Any] = [:]

  /// What was copied last.
  let pasteboard: UIPasteboard = UIPasteboard()

  /// The traits of who hears of a change at the moment.
  var currentTraits: UITraitCollection?

  /// Launches an application without windows.
  ///
  /// - Parameters:
  ///   - device: The virtual hardware; a telephone by default.
  ///   - orientation: How it is held; upright by default.
  ///   - style: The appearance; light by default.
  ///   - layoutDirection: The direction that the language reads in; from left to right by default.
  ///   - contentSizeCategory: The text size; large by default.
  ///   - accessibilitySettings: What the user has turned on; nothing by default.
  ///   - environment: Date, place, language and chance; fixed ones by default.
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
    runLoop.endTurn = { [unowned self] in layoutWindowsIfNeeded() }
    runLoop.busyNames = { [unowned self] in windows.flatMap(\.gestures.busyNames) }
  }

  /// The application that is running.
  public private(set) static var shared: UIApplication = UIApplication()

  /// The window that keyboard events go to.
  public var keyWindow: UIWindow? {
    windows.last { $0.isKeyWindow }
  }

  /// Runs `body` with this application as ``shared``.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let other = Self.shared
    Self.shared = self
    defer { Self.shared = other }
    return try body()
  }

  /// Lays out every window that needs it.
  public func layoutWindowsIfNeeded() {
    windows.forEach { $0.layoutIfNeeded() }
  }

  /// Lays out and runs events until nothing is left to do, or 30 virtual seconds are over.
  ///
  /// - Returns: Whether the application is idle; ``VirtualRunLoop/pendingNames`` tells what it waits for.
  @discardableResult
  public func settle() -> Bool {
    layoutWindowsIfNeeded()
    return runLoop.drain()
  }
}

extension UIApplication {
  /// A value that somebody above the toolkit keeps with the application, one for each type.
  ///
  /// It is made when it is first asked for, and goes with the application: no stage sees another's.
  public subscript<Value>(attachment type: Value.Type, default make: @autoclosure () -> Value) -> Value {
    get { attachments[ObjectIdentifier(type)] as? Value ?? make() }
    set { attachments[ObjectIdentifier(type)] = newValue }
  }
}
