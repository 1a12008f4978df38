/// An option of a command: how it is typed, and what it does.
///
///     static let workers = Option("workers", value: .required("N"), "run scenarios in N processes")
///
/// Commands that share an option list the same value. A command for which it means something else
/// lists it with another summary, by ``meaning(_:)``.
package struct Option: Hashable, Sendable {
  /// The name, as it is typed after two dashes.
  package let name: String
  /// The letter, as it is typed after one dash; `nil` if the option has no short form.
  package let letter: Character?
  package let value: Value
  /// What the option does, as a clause that follows the option's name in the help.
  package let summary: String
  /// What the value may be; shells offer these as completions.
  package let choices: Choices

  /// Whether an option takes a value, and what the help calls it.
  package enum Value: Hashable, Sendable {
    case none
    /// The next argument, or what follows an equals sign.
    case required(String)
    /// Only what follows an equals sign, so that an operand can follow the option.
    case optional(String)
  }

  /// What a value, or an operand, may be.
  package enum Choices: Hashable, Sendable {
    case anything
    case words([String])
    case files
    case folders
    /// Names, without the ending, of the files with that ending in a folder below the working folder.
    case filesNamed(in: String, ending: String)
  }

  /// - Parameters:
  ///   - name: The name without dashes.
  ///   - letter: The letter of the short form; none by default.
  ///   - value: Whether the option takes a value, and what the help calls it; it takes none by default.
  ///   - choices: What the value may be, for completions; anything by default.
  ///   - summary: What the option does, as a clause that follows its name in the help.
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

  /// Whether the next argument is the option's value if no equals sign follows its name.
  var takesNextArgument: Bool {
    if case .required = value { true } else { false }
  }

  /// The same option with a summary for one command.
  package func meaning(_ summary: String) -> Option {
    Option(name, letter: letter, value: value, choices: choices, summary)
  }
}

extension Option {
  /// The option that chooses the format of what a command prints.
  ///
  /// - Parameter formats: The names of the formats; the first one is the default.
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
  /// The words as alternatives in a sentence: `text, json or svg`.
  package var alternatives: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " or " + self[count - 1]
  }
}
