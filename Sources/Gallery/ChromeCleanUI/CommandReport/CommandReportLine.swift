/// What became of a command.
public struct CommandReportLine: Hashable, Sendable {
  /// The command's protocol and name.
  public let command: String
  public let isHandled: Bool

  public init(command: String, isHandled: Bool) {
    (self.command, self.isHandled) = (command, isHandled)
  }
}
