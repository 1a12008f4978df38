import HeadlessUIKit

/// Mocks the outputs of a view controller: each command that it sends is recorded as a call.
///
/// Make it conform to the app's command protocols by thin extensions:
///
///     extension CommandRecorder: SettingsCommands {
///       func setSyncEnabled(_ enabled: Bool) { record("SettingsCommands", enabled) }
///     }
///
/// and hand ``current`` to the controller. The storyboard shows `SettingsCommands.setSyncEnabled(true)`.
@MainActor
public final class CommandRecorder {
  /// The calls since they were taken last, in order.
  private var calls: [String] = []
  /// Shows commands as alerts as well; nobody does by default.
  public var alerter: ProtocolAlerter?

  public init() {}

  /// The recorder of the stage that is running.
  public private(set) static var current: CommandRecorder = CommandRecorder()

  /// Records a call of the function that this is called from.
  ///
  /// - Parameters:
  ///   - commands: The protocol's name.
  ///   - arguments: The values, in the order of the function's parameters.
  ///   - function: The name with its labels; the calling function by default.
  public func record(_ commands: String, _ arguments: Any?..., function: String = #function) {
    record(commands, arguments: arguments, function: function)
  }

  /// Records a call whose arguments are in a list already, as a dispatcher tells them.
  public func record(_ commands: String, arguments: [Any?], function: String) {
    let call = CallText.call(of: function, arguments)
    calls.append("\(commands).\(call)")
    alerter?.show(commands, function, call)
  }

  /// Records a message of Objective-C, as Chrome's Showcase tells it: `[SuggestionCommands dismissModals]`.
  ///
  /// Strings are written as `@"text"`, whole numbers in decimal, objects by their description.
  ///
  /// - Parameters:
  ///   - name: The protocol's name.
  ///   - selector: The message's name, with a colon for each argument.
  public func record(protocol name: String, selector: String, _ arguments: Any?...) {
    let invocation = InvocationText.text(of: selector, arguments)
    calls.append("[\(name) \(invocation)]")
    alerter?.show(name, selector, invocation)
  }

  /// Returns the calls so far and forgets them.
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
