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

  /// All windows that are not hidden, back to front: by level, and by the order of showing within a level.
  public internal(set) var windows: [UIWindow] = []

  /// Where the software keyboard lies on the screen, with its accessory view; `nil` while it is down.
  public internal(set) var keyboardFrame: CGRect?

  /// Takes the exceptions that the toolkit raises; without a handler they end the process, as in an app.
  public var exceptionHandler: (@MainActor (UIException) -> Void)?

  /// The responder that takes text.
  weak var firstResponder: UIResponder?

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
  public init(
    device: VirtualDevice = .iPhone, orientation: UIInterfaceOrientation = .portrait,
    style: UIUserInterfaceStyle = .light, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
    contentSizeCategory: UIContentSizeCategory = .large,
    accessibilitySettings: AccessibilitySettings = AccessibilitySettings()
  ) {
    let settings = ScreenSettings(
      style: style, layoutDirection: layoutDirection, contentSizeCategory: contentSizeCategory,
      accessibility: accessibilitySettings)
    screen = UIScreen(device: device, orientation: orientation, settings: settings)
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
