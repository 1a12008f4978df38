import Diagnostics
import UTF8Text

/// The arguments of one call of a command, sorted into options and operands.
package struct Invocation: Sendable {
  /// The arguments as they were typed, the verb included.
  package let arguments: [String]
  package let command: CommandDescription
  /// Whether the verb was typed; without one, the program's default command is meant.
  package let namesCommand: Bool
  /// The arguments that are not options.
  package internal(set) var operands: [String] = []
  var options: [(name: String, value: String?)] = []

  init(_ arguments: [String], command: CommandDescription, namesCommand: Bool) {
    self.arguments = arguments
    self.command = command
    self.namesCommand = namesCommand
  }

  /// The command that prints this command's help.
  package var help: NextStep { .showcase("help \(command.name)") }

  package func has(_ option: Option) -> Bool { options.contains { $0.name == option.name } }

  /// The last value that was given for an option.
  package func value(of option: Option) -> String? { values(of: option).last }

  /// All values that were given for an option, in order.
  package func values(of option: Option) -> [String] {
    options.filter { $0.name == option.name }.compactMap(\.value)
  }

  /// The value of an option that is one of several names.
  ///
  /// - Parameters:
  ///   - noun: What the names are called in the diagnostic, such as `format`.
  ///   - name: The option's name without dashes.
  ///   - usual: The value if the option is not given.
  /// - Throws: A diagnostic with the nearest name for an unknown one.
  package func choice<Choice: RawRepresentable & CaseIterable>(
    _ noun: String, of name: String, or usual: Choice
  ) throws(Diagnostic) -> Choice where Choice.RawValue == String {
    guard let text = options.last(where: { $0.name == name })?.value else { return usual }
    return try choice(noun, text)
  }

  /// The values of an option, each of which is one of several names.
  ///
  /// - Parameters:
  ///   - option: The option, which may be repeated.
  ///   - type: The names.
  /// - Throws: A diagnostic with the nearest name for an unknown one.
  package func choices<Choice: RawRepresentable & CaseIterable>(
    of option: Option, as type: Choice.Type
  ) throws(Diagnostic) -> [Choice] where Choice.RawValue == String {
    try values(of: option).map { (text) throws(Diagnostic) in
      try choice("value of '\(option.flag)'", text)
    }
  }

  private func choice<Choice: RawRepresentable & CaseIterable>(
    _ noun: String, _ text: String
  ) throws(Diagnostic) -> Choice where Choice.RawValue == String {
    if let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    throw Diagnostic(
      "'\(text)' is not a \(noun)", expected: oneOf(names),
      nearest: nearestName(to: text, in: names),
      next: help)
  }

  /// The value of `--format`.
  ///
  /// - Parameter usual: The format if the option is not given.
  /// - Throws: A diagnostic with the nearest name for an unknown one.
  package func format<Format: RawRepresentable & CaseIterable>(
    or usual: Format
  ) throws(Diagnostic) -> Format where Format.RawValue == String {
    try choice("format", of: "format", or: usual)
  }

  /// The whole number that was given for an option; `nil` if the option was not given.
  ///
  /// - Parameters:
  ///   - first: The least number that is accepted.
  ///   - last: The greatest number that is accepted.
  /// - Throws: A diagnostic for anything but digits, and for a number outside of the range.
  package func number(of option: Option, from first: Int, to last: Int) throws(Diagnostic) -> Int? {
    guard let text = value(of: option) else { return nil }
    guard let number = Int(digits: text), number >= first, number <= last else {
      throw refusal(of: text, for: option, expected: "a number from \(first) to \(last)")
    }
    return number
  }

  /// The diagnostic for a value that an option cannot have.
  package func refusal(of text: String, for option: Option, expected: String) -> Diagnostic {
    Diagnostic("'\(text)' is not a value of '\(option.flag)'", expected: expected, next: help)
  }
}
