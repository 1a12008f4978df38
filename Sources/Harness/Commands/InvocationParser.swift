import Diagnostics

/// Parses the arguments of a program: finds the verb, then the options and operands of its command.
///
/// Options may come before the verb, and an option's value is never the verb: `--filter list` runs the
/// default command with the filter `list`.
struct InvocationParser {
  let commands: [CommandDescription]
  /// The command that runs if no verb is typed.
  let usual: CommandDescription

  /// Parses arguments.
  ///
  /// - Throws: A diagnostic for the first argument that the command does not take.
  func parse(_ arguments: [String]) throws(Diagnostic) -> Invocation {
    let verb = verb(in: arguments)
    var invocation = Invocation(arguments, command: verb?.command ?? usual, namesCommand: verb != nil)
    var rest = arguments
    if let verb { rest.remove(at: verb.index) }
    try sort(rest[...], into: &invocation)
    // Help is printed however many operands there are.
    if !invocation.has(.help), !invocation.has(.version) { try checkOperands(of: invocation) }
    return invocation
  }

  /// The first word, if it is a command's name. Options may come before it, and their values do not
  /// count as words.
  private func verb(in arguments: [String]) -> (index: Int, command: CommandDescription)? {
    var index = arguments.startIndex
    while index < arguments.endIndex, arguments[index] != "--" {
      let argument = arguments[index]
      if !argument.looksLikeOption {
        return commands.first { $0.name == argument }.map { (index, $0) }
      }
      // The value of an option may be spelled like a verb, so it is skipped with the option.
      let takesNext = namesOptionWithValue(argument) && arguments.dropFirst(index + 1).first?.isValue == true
      index += takesNext ? 2 : 1
    }
    return nil
  }

  /// Whether this is an option of any command whose value is the next argument: the verb may come only
  /// after it.
  private func namesOptionWithValue(_ argument: String) -> Bool {
    commands.contains { command in
      command.allOptions.contains {
        $0.flag == argument && $0.takesNextArgument
      }
    }
  }

  private func sort(_ arguments: ArraySlice<String>, into invocation: inout Invocation) throws(Diagnostic) {
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--" {
        invocation.operands += rest
        return
      }
      if argument.looksLikeOption {
        try takeOption(argument, &rest, into: &invocation)
      } else {
        invocation.operands.append(argument)
      }
    }
  }

  private func takeOption(
    _ argument: String, _ rest: inout ArraySlice<String>, into invocation: inout Invocation
  ) throws(Diagnostic) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    let (name, given) = (parts[0], parts.count == 2 ? parts[1] : nil)
    let command = invocation.command
    if let option = command.allOptions.first(where: { $0.flag == name || $0.isLetter(name) }) {
      invocation.options.append(
        (option.name, try value(of: option, given: given, &rest, help: invocation.help)))
      return
    }
    let flags = command.allOptions.map(\.flag)
    throw Diagnostic(
      "'\(name)' is not an option of '\(command.name)'", expected: oneOf(flags),
      nearest: nearestName(to: name, in: flags), next: invocation.help)
  }

  private func value(
    of option: Option, given: String?, _ rest: inout ArraySlice<String>, help: NextStep
  ) throws(Diagnostic) -> String? {
    switch option.value {
    case .none where given != nil:
      throw Diagnostic("'\(option.flag)' takes no value", expected: option.usage, next: help)
    case .none, .optional: return given
    case .required:
      if let given { return given }
      // A value that looks like an option has to follow an equals sign.
      guard rest.first?.isValue == true, let value = rest.popFirst() else {
        throw Diagnostic("'\(option.flag)' requires a value", expected: option.usage, next: help)
      }
      return value
    }
  }

  private func checkOperands(of invocation: Invocation) throws(Diagnostic) {
    let (command, count) = (invocation.command, invocation.command.operands.count)
    if invocation.operands.count < count.lowerBound {
      throw Diagnostic(
        "'\(command.name)' requires an argument", expected: command.usage, next: invocation.help)
    }
    guard invocation.operands.count > count.upperBound else { return }
    throw Diagnostic(
      "'\(invocation.operands[count.upperBound])' is one argument too many for '\(command.name)'",
      expected: command.usage, next: invocation.help)
  }
}

extension String {
  /// Whether it looks like an option; a single dash is an operand, by convention a standard stream.
  fileprivate var looksLikeOption: Bool { hasPrefix("-") && self != "-" }

  /// Whether it can be an option's value without an equals sign.
  fileprivate var isValue: Bool { !hasPrefix("--") }
}

extension Option {
  fileprivate func isLetter(_ text: String) -> Bool { letter.map { text == "-\($0)" } ?? false }
}
