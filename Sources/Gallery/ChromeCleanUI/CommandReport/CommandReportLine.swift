/// What became of a command.
package struct CommandReportLine: Hashable, Sendable {
  /// The command's protocol and name.
  package let command: String
  package let isHandled: Bool

  package init(command: String, isHandled: Bool) {
    (self.command, self.isHandled) = (command, isHandled)
  }
}
