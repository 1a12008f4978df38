import Diagnostics
import Testing

@testable import Commands

/// A program with commands of every shape, which print their arguments.
@MainActor enum SampleProgram {
  static let color = Option(
    "color", value: .required("COLOR"), choices: .words(["red", "green"]), "paint in COLOR")
  static let depth = Option("depth", value: .required("N"), "dig N deep")
  static let mode = Option(
    "mode", value: .optional("MODE"), choices: .words(["fast", "slow"]), "dig fast, or slow (the default)")
  static let loud = Option("loud", letter: "l", "say what's done")

  static let dig = CommandDescription(
    "dig", group: "Work", summary: "Digs holes.",
    operands: Operands(
      "[HOLE...]", "where to dig", count: 0...Int.max, choices: .filesNamed(in: "Holes", ending: ".hole")),
    options: [depth, mode, loud],
    example: "dig --depth 3")
  static let paint = CommandDescription(
    "paint", group: "Work", summary: "Paints a wall.",
    operands: Operands("WALL", "the wall", count: 1...1, choices: .words(["north", "south"])),
    options: [color, .format(["text", "json"])], example: "paint north")
  static let read = CommandDescription(
    "read", group: "Rest", summary: "Reads a file.",
    operands: Operands("FILE", "the file", count: 1...1, choices: .files), example: "read a.txt")
  static let secret = CommandDescription("secret", group: nil, summary: "Hides.", example: "secret")

  static let program = Program(
    [dig, paint, read, secret].map(Echo.init), version: "sample 1.0 (Swift 6)")

  /// Prints its name, options and operands.
  struct Echo: Command {
    let description: CommandDescription

    func run(_ invocation: Invocation, on console: Console) throws -> ExitCode {
      let options = invocation.options.map { "\($0.name)=\($0.value ?? "-")" }
      console.output(
        ([invocation.command.name] + options + invocation.operands).joined(separator: " ") + "\n")
      return .success
    }
  }

  /// What one call printed, and how it ended.
  struct Session {
    let status: ExitCode
    let output: String
    let errorOutput: String
  }

  static func call(_ arguments: [String], of program: Program = program) -> Session {
    var (output, errorOutput) = ("", "")
    let console = Console(
      program: "swift run sample", workingDirectory: "/", environment: [:], output: { output += $0 },
      errorOutput: { errorOutput += $0 })
    let status = program.run(arguments, on: console)
    return Session(status: status, output: output, errorOutput: errorOutput)
  }
}
