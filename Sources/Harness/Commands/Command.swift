import Diagnostics

/// What a program does when its name, the verb, is typed.
///
/// A command is one file: what it is called and takes, its help, and what it does.
@MainActor
package protocol Command {
  /// What the command is called and takes.
  var description: CommandDescription { get }

  /// Does what the arguments say.
  ///
  /// - Throws: A diagnostic, or several, for what the user has to mend; any other error counts as a
  ///   failure of the program itself.
  func run(_ invocation: Invocation, on console: Console) throws -> ExitCode
}

/// What a command is called, takes and does, for parsing, help and completions alike.
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
  /// What they are, as a clause; empty where there are none.
  package let summary: String
  /// How many may be typed.
  package let count: ClosedRange<Int>
  /// What each of them may be.
  package let choices: Option.Choices

  /// No operands.
  package static let none = Operands("", "", count: 0...0)

  package init(
    _ usage: String, _ summary: String, count: ClosedRange<Int>, choices: Option.Choices = .anything
  ) {
    self.usage = usage
    self.summary = summary
    self.count = count
    self.choices = choices
  }
}

/// Thrown by the command that is meant without a verb: its first operand may have been a verb.
package struct UnknownWord: Error {
  let word: String
  /// What the command takes words for: `plan`.
  let noun: String
  /// All that it would have taken.
  let known: [String]

  package init(_ word: String, isNo noun: String, of known: [String]) {
    self.word = word
    self.noun = noun
    self.known = known
  }
}
