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

  /// - Parameter name: The function's name with its labels, as in `showTab(at:)`.
  public init(_ name: String) {
    self.name = name
  }

  /// `TabCommands.showTab(at:)`.
  public var description: String { key.description }

  var key: CommandKey { CommandKey(Commands.self, name) }
}
