import Diagnostics

/// The arguments of one call of the program, sorted into command, names and options.
struct Invocation {
  /// The arguments as they were typed.
  let arguments: [String]
  let command: CommandName
  /// Whether the command stands in front; without one, `run` is meant.
  let namesCommand: Bool
  private(set) var positionals: [String] = []
  private var options: [(name: OptionName, value: String?)] = []

  /// Sorts arguments; without a command's name they are those of `run`.
  ///
  /// - Throws: a diagnostic for the first argument that the command does not take.
  init(_ arguments: [String]) throws(Diagnostic) {
    self.arguments = arguments
    let named = arguments.first.flatMap(CommandName.init(rawValue:))
    command = named ?? .run
    namesCommand = named != nil
    var rest = arguments.dropFirst(namesCommand ? 1 : 0)
    while let argument = rest.popFirst() {
      if argument.hasPrefix("-"), argument != "-" {
        try takeOption(argument, &rest)
      } else {
        positionals.append(argument)
      }
    }
    try checkPositionals()
  }

  private static let shortOptions: [OptionName: String] = [.verbose: "-v", .help: "-h"]

  func has(_ option: OptionName) -> Bool {
    options.contains { $0.name == option }
  }

  /// The last value that was given for an option.
  func value(of option: OptionName) -> String? {
    values(of: option).last
  }

  /// All values that were given for an option, in order.
  func values(of option: OptionName) -> [String] {
    options.filter { $0.name == option }.compactMap(\.value)
  }

  private mutating func takeOption(_ argument: String, _ rest: inout ArraySlice<String>) throws(Diagnostic) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    let known = command.options + OptionName.common
    guard let name = known.first(where: { ["--\($0.rawValue)", Self.shortOptions[$0]].contains(parts[0]) })
    else {
      try checkForLateCommand(rest)
      throw Diagnostic(
        "'\(parts[0])' is not an option of '\(command.rawValue)'",
        expected: oneOf(known.map { "--\($0.rawValue)" }),
        nearest: nearestName(to: parts[0], in: known.map { "--\($0.rawValue)" }), next: .help)
    }
    options.append((name, try value(of: name, given: parts.count == 2 ? parts[1] : nil, &rest)))
  }

  /// Behind an option that `run` does not take, a command's name says whose option was meant.
  private func checkForLateCommand(_ rest: ArraySlice<String>) throws(Diagnostic) {
    guard !namesCommand, let late = rest.first(where: { CommandName(rawValue: $0) != nil }) else { return }
    throw Diagnostic(
      "the command '\(late)' stands behind options", expected: "the command first", next: .help)
  }

  private func value(
    of name: OptionName, given: String?, _ rest: inout ArraySlice<String>
  ) throws(Diagnostic) -> String? {
    switch name.value {
    case .none where given != nil:
      throw Diagnostic("'--\(name.rawValue)' takes no value", expected: name.usage, next: .help)
    case .none, .optional: return given
    case .required:
      guard let value = given ?? Self.takeValue(&rest) else {
        throw Diagnostic("'--\(name.rawValue)' misses its value", expected: name.usage, next: .help)
      }
      return value
    }
  }

  /// The next argument, unless it is an option; a value that looks like one goes behind `=`.
  private static func takeValue(_ rest: inout ArraySlice<String>) -> String? {
    rest.first?.hasPrefix("--") == true ? nil : rest.popFirst()
  }

  private func checkPositionals() throws(Diagnostic) {
    let usage = "\(command.rawValue) \(command.positionals)"
    guard !has(.help), !command.positionalCount.contains(positionals.count) else { return }
    if positionals.count < command.positionalCount.lowerBound {
      throw Diagnostic("'\(command.rawValue)' misses an argument", expected: usage, next: .help)
    }
    let surplus = positionals[command.positionalCount.upperBound]
    throw Diagnostic(
      "'\(surplus)' is one argument too many for '\(command.rawValue)'", expected: usage,
      next: .help)
  }
}
