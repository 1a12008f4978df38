/// One command of a protocol of commands, named as `#function` names it: `Command<any TabCommands>("showTab(at:)")`.
///
/// `Commands` is one protocol, written with `any`. Declare the commands that are registered on their own next to the
/// protocol, so that each name stands in one place:
///
///     extension Command where Commands == any TabCommands {
///       static var showTab: Self { Self("showTab(at:)") }
///     }
public struct Command<Commands>: Hashable, Sendable, CustomStringConvertible {
  /// The function's name with its labels.
  public let name: String

  public init(_ name: String) {
    self.name = name
  }

  /// `TabCommands.showTab(at:)`.
  public var description: String { key.description }

  var key: CommandKey { CommandKey(Commands.self, name) }
}

/// What handlers are found by: a protocol, and one of its commands or all of them.
struct CommandKey: Hashable, CustomStringConvertible {
  let commands: ObjectIdentifier
  let protocolName: String
  /// `nil` stands for the whole protocol.
  let name: String?

  init<Commands>(_ commands: Commands.Type, _ name: String? = nil) {
    self.commands = ObjectIdentifier(commands)
    let text = "\(commands)"
    protocolName = text.hasPrefix("any ") ? String(text.dropFirst(4)) : text
    self.name = name
  }

  var description: String { protocolName + (name.map { ".\($0)" } ?? "") }

  /// How a programmer writes the key as an argument.
  var argument: String {
    name.map { "Command<any \(protocolName)>(\"\($0)\")" } ?? "(any \(protocolName)).self"
  }
}
