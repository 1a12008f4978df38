/// One command of a protocol of commands, with the name of its `#function`: `Command<any
/// TabCommands>("showTab(at:)")`.
///
/// `Commands` is one protocol, written with `any`. Declare commands that are registered separately
/// next to the protocol, so that each name is written only once:
///
///     extension Command where Commands == any TabCommands {
///       static var showTab: Self { Self("showTab(at:)") }
///     }
package struct Command<Commands>: Hashable, Sendable, CustomStringConvertible {
  /// The function's name with its labels.
  package let name: String

  /// Creates a command.
  ///
  /// - Parameter name: The function's name with its labels, as in `showTab(at:)`.
  package init(_ name: String) {
    self.name = name
  }

  /// The protocol and the function, as in `TabCommands.showTab(at:)`.
  package var description: String { key.description }

  var key: CommandKey { CommandKey(Commands.self, name) }
}

/// A sent command with its arguments.
package struct CommandInvocation {
  /// The protocol's name.
  package let commands: String
  /// The function's name with its labels, as in `#function`.
  package let name: String
  /// The values, in the order of the function's parameters.
  package let arguments: [Any?]
}

/// The key of a handler: a protocol, and one of its commands or all of them.
struct CommandKey: Hashable, CustomStringConvertible {
  let commands: ObjectIdentifier
  let protocolName: String
  /// The name of one command; `nil` for the whole protocol.
  let name: String?

  private init(commands: ObjectIdentifier, protocolName: String, name: String?) {
    (self.commands, self.protocolName, self.name) = (commands, protocolName, name)
  }

  init<Commands>(_ commands: Commands.Type, _ name: String? = nil) {
    self.commands = ObjectIdentifier(commands)
    let text = "\(commands)"
    protocolName = text.hasPrefix("any ") ? String(text.dropFirst(4)) : text
    self.name = name
  }

  var description: String { protocolName + (name.map { ".\($0)" } ?? "") }

  /// The key as an argument in source code.
  var argument: String {
    name.map { "Command<any \(protocolName)>(\"\($0)\")" } ?? "(any \(protocolName)).self"
  }

  /// The key of all commands of the protocol.
  var wholeProtocol: CommandKey {
    CommandKey(commands: commands, protocolName: protocolName, name: nil)
  }
}
