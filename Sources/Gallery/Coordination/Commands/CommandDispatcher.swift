import HeadlessUIKit

/// Forwards commands to their handlers, so that senders have no reference to them.
///
/// A thin extension, in a module that imports both, sends a protocol's commands through a
/// dispatcher:
///
///     extension CommandDispatcher: TabCommands {
///       func showTab(at index: Int) { send((any TabCommands).self, index) { $0.showTab(at: index) } }
///     }
///
/// View controllers get the dispatcher as `any TabCommands`, never as a dispatcher. A coordinator
/// registers itself, or its mediator, with `startDispatching(to:for:)` when it starts, and calls
/// ``stopDispatching(to:)`` when it stops. Handlers and recorders are held weakly. Inherited
/// protocols and extensions of a protocol are not part of it, and are registered separately.
///
/// The rules are those of iOS Chrome's dispatcher (`ios/shared/chrome/browser/ui/commands`, 2017),
/// where the Objective-C runtime forwards messages.
@MainActor
package final class CommandDispatcher {
  private var routes: [CommandKey: CommandRoute] = [:]
  var recorders: [CommandKey: CommandRecorderReference] = [:]

  /// Creates a dispatcher without handlers.
  package init() {}

  /// Returns the handler of a command, or of a whole protocol; `nil` if it was deallocated.
  private func target(for key: CommandKey) -> AnyObject? {
    if let target = routes[key]?.target { return target }
    guard let name = key.name, let route = routes[key.wholeProtocol] else { return nil }
    return route.withdrawn.contains(name) ? nil : route.target
  }
}

extension CommandDispatcher {
  /// Registers a target as the handler of all commands of one protocol.
  ///
  /// Raises an exception and changes nothing if a living target already handles the protocol
  /// or one of its commands, if the target is not an object, or if the dispatcher does not conform
  /// to the protocol. Chrome asserts the first of these in debug builds only; otherwise the last
  /// target wins.
  ///
  /// - Parameters:
  ///   - target: The handler, held weakly; it must be an object.
  ///   - commands: The protocol, such as `(any TabCommands).self`.
  package func startDispatching<Commands>(to target: Commands, for commands: Commands.Type) {
    register(target, for: CommandKey(commands))
  }

  /// Registers a target as the handler of one command; raises an exception for the same reasons as
  /// for a whole protocol.
  ///
  /// - Parameters:
  ///   - target: The handler, held weakly; it must be an object.
  ///   - command: One command of the protocol.
  package func startDispatching<Commands>(to target: Commands, for command: Command<Commands>) {
    register(target, for: command.key)
  }

  /// Removes all handlers of a protocol's commands, whether for the whole protocol or for single
  /// commands.
  package func stopDispatching<Commands>(for commands: Commands.Type) {
    let key = CommandKey(commands)
    routes = routes.filter { $0.key.wholeProtocol != key }
  }

  /// Removes the handler of one command, if there is one; its protocol's other commands keep
  /// theirs.
  package func stopDispatching<Commands>(for command: Command<Commands>) {
    routes[command.key] = nil
    // A handler of the whole protocol no longer gets this command either.
    routes[command.key.wholeProtocol]?.withdrawn.insert(command.name)
  }

  /// Removes a target wherever it is registered.
  package func stopDispatching(to target: AnyObject) {
    routes = routes.filter { $0.value.target !== target }
  }

  /// Returns whether a living target handles the whole protocol, except for commands that were
  /// taken from it.
  package func responds<Commands>(to commands: Commands.Type) -> Bool {
    target(for: CommandKey(commands)) != nil
  }

  /// Returns whether a living target handles the command.
  package func responds<Commands>(to command: Command<Commands>) -> Bool {
    target(for: command.key) != nil
  }

  private func register<Commands>(_ target: Commands, for key: CommandKey) {
    guard mayRegister(target, for: key) else { return }
    // Removes routes of deallocated handlers, such as withdrawn commands, which would hide the new
    // one.
    routes = routes.filter { $0.value.target != nil || $0.key.wholeProtocol != key.wholeProtocol }
    routes[key] = CommandRoute(to: target as AnyObject)
  }
}

extension CommandDispatcher {
  /// Calls the command's recorder, sends the command to its target, and returns the target's
  /// result.
  ///
  /// Raises an exception if no living target handles the command, like Objective-C for an
  /// unrecognized message; the recorder is not called then. If an exception handler returns, a
  /// command without a result returns, and one with a result ends the process.
  ///
  /// - Parameters:
  ///   - commands: The protocol that declares the command.
  ///   - arguments: The values, in the order of the function's parameters, for the recorder.
  ///   - function: The command's name with its labels; the calling function by default.
  ///   - call: Calls the command on the target.
  package func send<Commands, Result>(
    _ commands: Commands.Type, _ arguments: Any?..., function: String = #function,
    _ call: (Commands) -> Result
  ) -> Result {
    let key = CommandKey(commands, function)
    guard let target = target(for: key) as? Commands else { return refuseSending(key) }
    recorder(of: key)?.recordMetric(
      for: CommandInvocation(commands: key.protocolName, name: function, arguments: arguments))
    return call(target)
  }

  /// Raises the exception for a command without a handler.
  private func refuseSending<Result>(_ key: CommandKey) -> Result {
    let reason = "\(key) was sent, and \(reasonForNoTarget(of: key))"
    UIException.raise(.invalidArgument, reason)
    // Only `Void` has a value to return; commands should not return anything else.
    guard let nothing = () as? Result else { fatalError("\(reason), and there is no result to return") }
    return nothing
  }
}

/// The registration of a target for a command, or for a whole protocol of commands.
package struct CommandRegistration: Hashable, Sendable, CustomStringConvertible {
  /// The protocol's name.
  package let commands: String
  /// The command's name with its labels; `nil` for the whole protocol.
  package let name: String?
  /// The class of the target.
  package let targetName: String
  /// Whether the target is alive; a deallocated one handles nothing.
  package let isLive: Bool

  /// As in `TabCommands.showTab(at:) to TabCoordinator`, followed by `(gone)` if the target is
  /// deallocated.
  package var description: String {
    "\(commands)\(name.map { ".\($0)" } ?? "") to \(targetName)\(isLive ? "" : " (gone)")"
  }
}

extension CommandDispatcher {
  /// The registrations that were not removed, in alphabetical order of commands.
  ///
  /// A test checks that a coordinator has removed its registrations:
  ///
  ///     coordinator.stop()
  ///     #expect(dispatcher.registrations.isEmpty)
  package var registrations: [CommandRegistration] { registrations { _ in true } }

  /// The protocols and commands that living targets handle, such as `TabCommands` and
  /// `MenuCommands.close()`, in alphabetical order.
  package var handledCommands: [String] {
    registrations.filter(\.isLive).map { $0.commands + ($0.name.map { ".\($0)" } ?? "") }
  }

  /// Returns the registrations of one target, in alphabetical order of commands.
  package func registrations(of target: AnyObject) -> [CommandRegistration] {
    registrations { $0.target === target }
  }

  private func registrations(where isIncluded: (CommandRoute) -> Bool) -> [CommandRegistration] {
    routes.filter { isIncluded($0.value) }.sorted { $0.key.description < $1.key.description }.map {
      key, route in
      CommandRegistration(
        commands: key.protocolName, name: key.name, targetName: route.targetName, isLive: route.target != nil)
    }
  }
}

extension CommandDispatcher {
  /// Returns whether a target may be registered; raises an exception if not.
  private func mayRegister<Commands>(_ target: Commands, for key: CommandKey) -> Bool {
    guard let reason = reasonToRefuse(target, for: key) else { return true }
    UIException.raise(.internalInconsistency, "\(type(of: target as Any)) cannot handle \(key): \(reason)")
    return false
  }

  private func reasonToRefuse<Commands>(_ target: Commands, for key: CommandKey) -> String? {
    let object = target as AnyObject
    // Checks the type, as bridging turns any value into an object.
    if !(type(of: target as Any) is AnyClass) {
      return
        "it is not an object, and handlers are not owned. Make it a class, and have its coordinator keep it"
    }
    if object === self { return "the dispatcher cannot send to itself. Register who handles the commands" }
    if key.protocolName.contains(" & ") {
      return "these are several protocols. Register each of them by itself"
    }
    if !(self as AnyObject is Commands) {
      return
        "CommandDispatcher does not conform to \(key.protocolName), and so cannot send its commands. Write "
        + "`extension CommandDispatcher: \(key.protocolName)`, in which each function calls send(_:_:function:_:)"
    }
    return handler(inTheWayOf: key).map { taken, name in
      "\(taken) is handled by \(name), which lives. Call stopDispatching(to:) with it when its coordinator stops, or "
        + "stopDispatching(for: \(key.argument)) first"
    }
  }

  /// Returns the key for which a living target already handles commands of `key`, and the class of
  /// that target.
  private func handler(inTheWayOf key: CommandKey) -> (CommandKey, String)? {
    if let target = target(for: key) { return (key, "\(type(of: target))") }
    guard key.name == nil else { return nil }
    return routes.filter { $0.key.wholeProtocol == key && $0.value.target != nil }
      .min { ($0.key.name ?? "") < ($1.key.name ?? "") }.map { ($0.key, $0.value.targetName) }
  }

  /// Returns why a command has no target, and what to do.
  private func reasonForNoTarget(of key: CommandKey) -> String {
    if let route = routes[key] ?? routes[key.wholeProtocol], route.target == nil {
      return "its handler, a \(route.targetName), is gone: keep it as long as it handles commands, or call "
        + "stopDispatching(to:) with it and send no more"
    }
    let others = routes.keys.filter { $0.wholeProtocol == key.wholeProtocol }.compactMap(\.name).sorted()
    let handled =
      others.isEmpty ? "" : " (handled commands of \(key.protocolName): \(others.joined(separator: ", ")))"
    return "nothing handles it\(handled): call startDispatching(to: handler, for: "
      + "\(others.isEmpty ? key.wholeProtocol.argument : key.argument)) before, where the handler's coordinator starts"
  }
}

/// The route to the handler of a command, or of a whole protocol.
private struct CommandRoute {
  /// The handler, held weakly.
  private(set) weak var target: AnyObject?
  /// The class of the target, for messages after the target is deallocated.
  let targetName: String
  /// Commands of the protocol that were taken from the target later.
  var withdrawn: Set<String> = []

  @MainActor
  init(to target: AnyObject) {
    self.target = target
    targetName = "\(type(of: target))"
  }
}
