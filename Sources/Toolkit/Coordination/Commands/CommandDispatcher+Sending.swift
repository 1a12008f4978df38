import HeadlessUIKit

extension CommandDispatcher {
  /// Sends a command to its target, and returns what that returns; its recorder is told before.
  ///
  /// Refused where no living target handles the command, as an Objective-C message is that nobody recognizes; the
  /// recorder is not told then. A refusal can be survived by commands that return nothing, as they should.
  ///
  /// - Parameters:
  ///   - commands: The protocol that declares the command.
  ///   - arguments: The values, in the order of the function's parameters, for the recorder.
  ///   - function: The command's name with its labels; the calling function by default.
  ///   - call: Calls the command on the target.
  public func send<Commands, Result>(
    _ commands: Commands.Type, _ arguments: Any?..., function: String = #function,
    _ call: (Commands) -> Result
  ) -> Result {
    let key = CommandKey(commands, function)
    guard let target = target(for: key) as? Commands else { return refuseSending(key) }
    recorder(of: key)?.recordMetric(
      for: CommandInvocation(commands: key.protocolName, name: function, arguments: arguments))
    return call(target)
  }

  /// Tells the programmer that nobody handles a command.
  private func refuseSending<Result>(_ key: CommandKey) -> Result {
    let reason = "\(key) was sent, and \(reasonForNoTarget(of: key))"
    UIException.raise(.invalidArgument, reason)
    guard let nothing = () as? Result else { fatalError("\(reason), and nobody returns what it returns") }
    return nothing
  }
}
