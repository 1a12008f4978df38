/// What handlers are found by: a protocol, and one of its commands or all of them.
struct CommandKey: Hashable, CustomStringConvertible {
  let commands: ObjectIdentifier
  let protocolName: String
  /// `nil` stands for the whole protocol.
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

  /// How a programmer writes the key as an argument.
  var argument: String {
    name.map { "Command<any \(protocolName)>(\"\($0)\")" } ?? "(any \(protocolName)).self"
  }

  /// The key of all commands of the protocol.
  var wholeProtocol: CommandKey {
    CommandKey(commands: commands, protocolName: protocolName, name: nil)
  }
}
