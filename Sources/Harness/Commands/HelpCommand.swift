import Diagnostics

/// Prints the program's commands, or the help for one of them.
struct HelpCommand: Command {
  let description: CommandDescription
  /// All commands, including this one.
  private let described: [CommandDescription]

  /// - Parameter others: The program's other commands.
  init(beside others: [CommandDescription]) {
    let names = others.filter { $0.group != nil }.map(\.name)
    description = CommandDescription(
      "help", group: "This program", summary: "Describes all commands, or one.",
      operands: Operands(
        "[COMMAND]", "the command to describe", count: 0...1, choices: .words(names + ["help"])),
      example: "help run")
    described = others + [description]
  }

  func run(_ invocation: Invocation, on console: Console) throws -> ExitCode {
    let help = Help(program: console.program, commands: described)
    guard let name = invocation.operands.first else {
      console.output(help.overview)
      return .success
    }
    guard let command = described.first(where: { $0.name == name }) else {
      let names = described.filter { $0.group != nil }.map(\.name)
      throw Diagnostic(
        "'\(name)' is not a command", expected: oneOf(names), nearest: nearestName(to: name, in: names),
        next: .help)
    }
    console.output(help.text(of: command))
    return .success
  }
}
