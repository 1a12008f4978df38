/// The commands and options in words.
struct HelpText {
  let program: String

  var text: String {
    let commands = CommandName.typed.map { command in
      (["  \(command.usage)", "      \(command.summary)"] + command.options.map(Self.line)).joined(
        separator: "\n")
    }
    let common = OptionName.common.map(Self.line)
    return """
      usage: \(program) [COMMAND] [ARGUMENT...]

      Without a command, 'run' is meant.

      \(commands.joined(separator: "\n"))

      every command:
      \(common.joined(separator: "\n"))

      exit status:
        0  all passed
        1  something differs or failed
        2  bad usage, or a plan, script or golden that cannot be used
        3  the harness itself failed
        4  nothing was selected
        130, 143  the run was stopped by SIGINT or SIGTERM

      """
  }

  private static func line(_ option: OptionName) -> String {
    let usage = "      \(option.usage)"
    return usage + String(repeating: " ", count: max(2, 30 - usage.count)) + option.summary
  }
}

extension CommandName {
  fileprivate var usage: String {
    positionals.isEmpty ? rawValue : "\(rawValue) \(positionals)"
  }
}
