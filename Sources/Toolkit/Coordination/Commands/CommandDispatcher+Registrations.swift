/// Who was registered for a command, or for a whole protocol of them.
public struct CommandRegistration: Hashable, Sendable, CustomStringConvertible {
  /// The protocol's name.
  public let commands: String
  /// The command's name with its labels; `nil` for the whole protocol.
  public let name: String?
  /// The class of the target.
  public let targetName: String
  /// Whether the target lives; one that is gone handles nothing.
  public let isLive: Bool

  /// `TabCommands.showTab(at:) to TabCoordinator`, with `(gone)` behind a target that is.
  public var description: String {
    "\(commands)\(name.map { ".\($0)" } ?? "") to \(targetName)\(isLive ? "" : " (gone)")"
  }
}

extension CommandDispatcher {
  /// What was registered and not taken out again, in alphabetical order of commands.
  ///
  /// A test sees by it what a coordinator has left behind:
  ///
  ///     coordinator.stop()
  ///     #expect(dispatcher.registrations.isEmpty)
  public var registrations: [CommandRegistration] { registrations { _ in true } }

  /// The protocols and commands that living targets handle, in alphabetical order: `TabCommands`, `MenuCommands.close()`.
  public var handledCommands: [String] {
    registrations.filter(\.isLive).map { $0.commands + ($0.name.map { ".\($0)" } ?? "") }
  }

  /// What one target is registered for.
  public func registrations(of target: AnyObject) -> [CommandRegistration] {
    registrations { $0.target === target }
  }

  private func registrations(where isWanted: (CommandRoute) -> Bool) -> [CommandRegistration] {
    routes.filter { isWanted($0.value) }.sorted { $0.key.description < $1.key.description }.map {
      key, route in
      CommandRegistration(
        commands: key.protocolName, name: key.name, targetName: route.targetName, isLive: route.target != nil)
    }
  }
}
