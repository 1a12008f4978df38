import Diagnostics

/// What a program does when its name, the verb, is typed.
///
/// A command is one file: its name and arguments, its help, and what it does.
@MainActor
package protocol Command {
  /// The command's name, arguments and help.
  var description: CommandDescription { get }

  /// Does what the arguments say.
  ///
  /// - Throws: A diagnostic, or several, for what the user has to correct; any other error counts as
  ///   a failure of the program itself.
  func run(_ invocation: Invocation, on console: Console) throws -> ExitCode
}

/// A command's name, arguments and help, for parsing, help and completions.
package struct CommandDescription: Sendable {
  /// The verb.
  package let name: String
  /// The heading in the overview; `nil` for a command that is not listed.
  package let group: String?
  /// What the command does: one sentence.
  package let summary: String
  package let operands: Operands
  package let options: [Option]
  /// The arguments of a typical call, the verb included.
  package let example: String

  /// - Parameters:
  ///   - name: The verb.
  ///   - group: The heading in the overview; `nil` for a command that is not listed.
  ///   - summary: What the command does: one sentence with a full stop.
  ///   - operands: The arguments that are not options; none by default.
  ///   - options: The options, except those of every command; none by default.
  ///   - example: The arguments of a typical call, the verb included.
  package init(
    _ name: String, group: String?, summary: String, operands: Operands = .none, options: [Option] = [],
    example: String
  ) {
    self.name = name
    self.group = group
    self.summary = summary
    self.operands = operands
    self.options = options
    self.example = example
  }

  /// The options of the command, then those of every command.
  var allOptions: [Option] { options + Option.common }

  /// The command as it is typed, with its operands.
  var usage: String { operands.usage.isEmpty ? name : "\(name) \(operands.usage)" }
}

/// The arguments of a command that are not options.
package struct Operands: Sendable {
  /// How they are written in the help: `FILE`, `[PLAN...]`.
  package let usage: String
  /// What they are, as a clause; empty if there are no operands.
  package let summary: String
  /// How many operands may be typed.
  package let count: ClosedRange<Int>
  /// What each operand may be.
  package let choices: Option.Choices

  /// No operands.
  package static let none = Operands("", "", count: 0...0)

  /// - Parameters:
  ///   - usage: How they are written in the help: `FILE`, `[PLAN...]`.
  ///   - summary: What they are, as a clause.
  ///   - count: How many may be typed.
  ///   - choices: What each may be, for completions; anything by default.
  package init(
    _ usage: String, _ summary: String, count: ClosedRange<Int>, choices: Option.Choices = .anything
  ) {
    self.usage = usage
    self.summary = summary
    self.count = count
    self.choices = choices
  }
}

/// Thrown by the program's default command for an unknown operand, which may be a mistyped verb.
package struct UnknownWord: Error {
  let word: String
  /// What the operand should have named, such as `plan`.
  let noun: String
  /// All names that the command would have accepted.
  let known: [String]

  /// - Parameters:
  ///   - word: The operand.
  ///   - noun: What the operand should have named, such as `plan`.
  ///   - known: All names that the command would have accepted.
  package init(_ word: String, isNo noun: String, of known: [String]) {
    self.word = word
    self.noun = noun
    self.known = known
  }
}
