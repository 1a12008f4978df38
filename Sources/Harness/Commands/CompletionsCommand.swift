import Diagnostics

/// Prints a script that lets a shell complete the program's commands, options and values.
struct CompletionsCommand: Command {
  static let shape = CommandDescription(
    "completions", group: "This program",
    summary: "Prints a script that lets a shell complete commands, options and values.",
    operands: Operands(
      "SHELL", "bash, zsh or fish", count: 1...1, choices: .words(Shell.allCases.map(\.rawValue))),
    example: "completions bash > showcase.bash")

  /// The shells that have a script.
  enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
  }

  /// All commands.
  let described: [CommandDescription]
  var description: CommandDescription { Self.shape }

  func run(_ invocation: Invocation, on console: Console) throws -> ExitCode {
    let name = invocation.operands[0]
    guard let shell = Shell(rawValue: name) else {
      let names = Shell.allCases.map(\.rawValue)
      throw Diagnostic(
        "'\(name)' is not a shell that completions are made for", expected: oneOf(names),
        nearest: nearestName(to: name, in: names), next: invocation.help)
    }
    // The script completes the executable itself; Swift's own script completes `swift run`.
    let program = console.program.split(separator: " ").last.map(String.init) ?? console.program
    let commands = described.filter { $0.group != nil }
    let script =
      switch shell {
      case .bash: BashCompletions(program: program, commands: commands).text
      case .zsh: ZshCompletions(program: program, commands: commands).text
      case .fish: FishCompletions(program: program, commands: commands).text
      }
    console.output(script)
    return .success
  }
}
