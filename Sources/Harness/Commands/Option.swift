/// An option of a command: how it is typed, and what it does there.
///
/// An option that several commands share is one value, which each of them lists; where it means
/// something else for a command, that command lists its own with another summary.
package struct Option: Hashable, Sendable {
  /// The name, as it is typed after two dashes.
  package let name: String
  /// The letter, as it is typed after one dash.
  package let letter: Character?
  package let value: Value
  /// What the option does, as a clause that goes on after the option's name in the help.
  package let summary: String
  /// What may stand for the value; shells offer it.
  package let choices: Choices

  /// Whether an option takes a value, and what the help calls it.
  package enum Value: Hashable, Sendable {
    case none
    /// The next argument, or what follows an equals sign.
    case required(String)
    /// Only what follows an equals sign, so that an operand can come next.
    case optional(String)
  }

  /// What a value, or an operand, may be.
  package enum Choices: Hashable, Sendable {
    case anything
    case words([String])
    case files
    case folders
    /// The files with some ending in a folder of the working folder, by their names without it.
    case filesNamed(in: String, ending: String)
  }

  package init(
    _ name: String, letter: Character? = nil, value: Value = .none, choices: Choices = .anything,
    _ summary: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.choices = choices
    self.summary = summary
  }

  /// The option as it is typed, without a value.
  package var flag: String { "--\(name)" }

  /// The option as it is typed, with the name of its value.
  package var usage: String {
    switch value {
    case .none: flag
    case .required(let name): "\(flag) \(name)"
    case .optional(let name): "\(flag)[=\(name)]"
    }
  }

  /// Whether the next argument is the option's value where no equals sign follows its name.
  var takesNextArgument: Bool {
    if case .required = value { true } else { false }
  }

  /// The same option with a summary for one command.
  package func meaning(_ summary: String) -> Option {
    Option(name, letter: letter, value: value, choices: choices, summary)
  }
}

extension Option {
  /// The option that chooses the form of what a command prints.
  ///
  /// - Parameter formats: The forms, of which the first one is the default.
  package static func format(_ formats: [String]) -> Option {
    Option(
      "format", value: .required("FORMAT"), choices: .words(formats),
      "print \(formats.alternatives); \(formats[0]) by default")
  }

  /// The option that sends a command's result to a file.
  package static let output = Option(
    "output", value: .required("PATH"), choices: .files, "write to PATH instead of standard output")

  /// The package that a command works on.
  package static let packagePath = Option(
    "package-path", value: .required("FOLDER"), choices: .folders,
    "work on the package in FOLDER; on that of the working folder by default")

  package static let help = Option("help", letter: "h", "print what the command does and takes")
  package static let version = Option("version", "print the version")

  /// The options that every command takes.
  static let common: [Option] = [.packagePath, .help, .version]
}

extension [String] {
  /// The words as a choice in a sentence: `text, json or svg`.
  package var alternatives: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " or " + self[count - 1]
  }
}
