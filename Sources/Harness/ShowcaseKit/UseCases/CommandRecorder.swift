import HeadlessUIKit

/// A mock of a view controller's outputs, which records each command that the controller sends.
///
/// Make it conform to the app's command protocols with thin extensions:
///
///     @MainActor protocol SettingsCommands { func setSyncEnabled(_ enabled: Bool) }
///     extension CommandRecorder: SettingsCommands {
///       func setSyncEnabled(_ enabled: Bool) { record("SettingsCommands", enabled) }
///     }
///
/// and pass ``current`` to the controller. The storyboard shows
/// `SettingsCommands.setSyncEnabled(true)`.
@MainActor
public final class CommandRecorder {
  /// The calls since they were last taken, in order.
  private var calls: [String] = []
  /// Shows each command as an alert as well; `nil` by default.
  public var alerter: ProtocolAlerter?
  /// Called with each call; `nil` by default.
  var observer: ((String) -> Void)?

  /// Creates a recorder without calls.
  public init() {}

  /// The recorder of the running stage; outside of a stage, one that all code shares.
  public private(set) static var current: CommandRecorder = CommandRecorder()

  /// Records a call of the function that calls this one.
  ///
  /// - Parameters:
  ///   - commands: The protocol's name.
  ///   - arguments: The values, in the order of the function's parameters.
  ///   - function: The name with its labels; the calling function by default.
  public func record(_ commands: String, _ arguments: Any?..., function: String = #function) {
    record(commands, arguments: arguments, function: function)
  }

  /// Records a call whose arguments are in an array, as a dispatcher's metrics recorder gets them.
  ///
  /// - Parameters:
  ///   - commands: The protocol's name.
  ///   - arguments: The values, in the order of the function's parameters.
  ///   - function: The name with its labels, as `#function` has it.
  public func record(_ commands: String, arguments: [Any?], function: String) {
    let call = CallText.call(of: function, arguments)
    append("\(commands).\(call)")
    alerter?.show(commands, function, call)
  }

  /// Records an Objective-C message, as Chrome's Showcase writes it: `[SuggestionCommands
  /// dismissModals]`.
  ///
  /// Strings are written as `@"text"`, integers in decimal, objects as their description.
  ///
  /// - Parameters:
  ///   - name: The protocol's name.
  ///   - selector: The message's name, with a colon for each argument.
  ///   - arguments: A value for each colon.
  public func record(protocol name: String, selector: String, _ arguments: Any?...) {
    let invocation = InvocationText.text(of: selector, arguments)
    append("[\(name) \(invocation)]")
    alerter?.show(name, selector, invocation)
  }

  private func append(_ call: String) {
    calls.append(call)
    observer?(call)
  }

  /// Returns the calls so far and removes them.
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// Runs `body` with this recorder as ``current``.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let other = Self.current
    Self.current = self
    defer { Self.current = other }
    return try body()
  }
}

/// Shows each recorded command as an alert to a user who tries out a use case.
///
/// The title is the protocol, the message is the invocation, and the only action is Done.
///
///     CommandRecorder.current.alerter = ProtocolAlerter(on: controller, ignoring: ["popupDidScroll:"])
///
/// Without a controller to present on, a command is printed. The alerts are those of Chrome's
/// Showcase.
@MainActor
public final class ProtocolAlerter {
  /// The controller that presents the alerts.
  public weak var baseViewController: UIViewController?
  private let ignoredSelectors: Set<String>

  /// Creates an alerter.
  ///
  /// - Parameters:
  ///   - baseViewController: The controller that presents the alerts; not retained. Without it,
  ///     commands are printed.
  ///   - selectors: The commands for which no alert is shown; they are still recorded.
  public init(on baseViewController: UIViewController?, ignoring selectors: Set<String> = []) {
    self.baseViewController = baseViewController
    ignoredSelectors = selectors
  }

  func show(_ protocolName: String, _ selector: String, _ invocation: String) {
    guard !ignoredSelectors.contains(selector) else { return }
    guard let baseViewController else {
      print("Alerter -- protocol: \(protocolName)")
      print("Alerter -- invocation: \(invocation)")
      return
    }
    let alert = UIAlertController(title: protocolName, message: invocation, preferredStyle: .alert)
    let done = UIAlertAction(title: "Done", style: .cancel)
    done.accessibilityLabel = "protocol_alerter_done"
    alert.addAction(done)
    baseViewController.present(alert, animated: true)
  }
}
