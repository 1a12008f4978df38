import Diagnostics

/// The commands and options from which the completions for every shell are made.
struct CompletionTable {
  /// The executable's name.
  let program: String
  let commands: [CommandDescription]

  /// The program's name as part of the name of a shell function, with fewer kinds of characters.
  var function: String {
    "_" + program.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "_" }.joined()
  }

  /// The command whose options may be typed without a verb.
  var usual: String { commands.first?.name ?? "" }

  /// All verbs, as a pattern of a shell's `case`.
  var verbPattern: String { commands.map(\.name).joined(separator: "|") }

  /// The options of any command whose value is the next argument, which then is not the verb.
  var flagsWithValue: [String] {
    var flags: [String] = []
    for option in commands.flatMap(\.allOptions)
    where option.takesNextArgument && !flags.contains(option.flag) {
      flags.append(option.flag)
    }
    return flags
  }
}

extension Option {
  /// Whether the option has a value, wherever it is typed.
  var hasValue: Bool { value != .none }
}

extension CommandDescription {
  /// The ways to type an option's name.
  func flags() -> [String] {
    allOptions.flatMap { option in [option.flag] + (option.letter.map { ["-\($0)"] } ?? []) }
  }
}
