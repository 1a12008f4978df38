extension CommandDispatcher {
  /// Sends all commands of one protocol to a target from now on.
  ///
  /// Refused, with all left as it was, where a living target handles the protocol or one of its commands already,
  /// where the target is no object, and where the dispatcher does not conform to the protocol. Chrome asserts the
  /// first in debug builds only, and lets the last one win otherwise.
  public func startDispatching<Commands>(to target: Commands, for commands: Commands.Type) {
    register(target, for: CommandKey(commands))
  }

  /// Sends one command to a target from now on; refused as a whole protocol is.
  public func startDispatching<Commands>(to target: Commands, for command: Command<Commands>) {
    register(target, for: command.key)
  }

  /// Sends the commands of a protocol to nobody any more, together or one by one registered; fine if nobody did.
  public func stopDispatching<Commands>(for commands: Commands.Type) {
    let key = CommandKey(commands)
    routes = routes.filter { $0.key.wholeProtocol != key }
  }

  /// Sends one command to nobody any more; fine if nobody handled it.
  public func stopDispatching<Commands>(for command: Command<Commands>) {
    routes[command.key] = nil
    routes[command.key.wholeProtocol]?.withdrawn.insert(command.name)
  }

  /// Sends nothing to a target any more; all handlers are looked through for it.
  public func stopDispatching(to target: AnyObject) {
    routes = routes.filter { $0.value.target !== target }
  }

  /// Whether a living target handles the whole protocol, less the commands that were taken from it.
  public func responds<Commands>(to commands: Commands.Type) -> Bool {
    target(for: CommandKey(commands)) != nil
  }

  /// Whether a living target handles the command.
  public func responds<Commands>(to command: Command<Commands>) -> Bool {
    target(for: command.key) != nil
  }

  private func register<Commands>(_ target: Commands, for key: CommandKey) {
    guard mayRegister(target, for: key) else { return }
    // Of handlers that are gone nothing may be left that hides the new one.
    routes = routes.filter { $0.value.target != nil || $0.key.wholeProtocol != key.wholeProtocol }
    routes[key] = CommandRoute(to: target as AnyObject)
  }
}
