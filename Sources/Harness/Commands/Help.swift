import Diagnostics

/// The help for a program's commands.
struct Help {
  /// How the user starts the program.
  let program: String
  let commands: [CommandDescription]

  /// One line for every listed command, under the heading of its group.
  var overview: String {
    var sections = [
      "Usage: \(program) [COMMAND] [ARGUMENT...]",
      "Without a command, '\(commands[0].name)' is meant.",
    ]
    let listed = commands.filter { $0.group != nil }
    let width = listed.map(\.name.count).max() ?? 0
    var groups: [String] = []
    for group in listed.compactMap(\.group) where !groups.contains(group) { groups.append(group) }
    for group in groups {
      let lines = listed.filter { $0.group == group }.map {
        Self.line($0.name, $0.summary, width: width)
      }
      sections.append(Self.section(group, lines))
    }
    sections.append(Self.section("Options of every command", Option.common.map { option(line: $0) }))
    sections.append(Self.section("Exit statuses", Self.statuses))
    sections.append("'\(program) help COMMAND' describes one command.")
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// The help for one command.
  func text(of command: CommandDescription) -> String {
    let isOnly = commands.count == 1
    let usage = isOnly ? command.operands.usage : command.usage
    let example = isOnly ? String(command.example.dropFirst(command.name.count)) : " \(command.example)"
    let options = command.options.isEmpty ? "" : " [OPTION...]"
    var sections = [
      "Usage: \(program)\(usage.isEmpty ? "" : " \(usage)")\(options)", command.summary,
    ]
    if !command.operands.summary.isEmpty {
      sections.append(
        Self.section("Arguments", [Self.line(command.operands.usage, command.operands.summary)]))
    }
    if !command.options.isEmpty {
      sections.append(Self.section("Options", command.options.map { option(line: $0) }))
    }
    sections.append(Self.section("Options of every command", Option.common.map { option(line: $0) }))
    sections.append(Self.section("Example", [program + example]))
    return sections.joined(separator: "\n\n") + "\n"
  }

  private func option(line option: Option) -> String {
    Self.line((option.letter.map { "-\($0), " } ?? "") + option.usage, option.summary)
  }

  /// A term and what it means, wrapped to the width of a terminal.
  private static func line(_ term: String, _ meaning: String, width: Int = 24) -> String {
    let indent = String(repeating: " ", count: width + 4)
    var lines: [String] = []
    for word in meaning.split(separator: " ") {
      if let last = lines.last, last.count + word.count + 1 <= columns - indent.count {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    let body = lines.joined(separator: "\n\(indent)")
    guard term.count <= width else { return "\(term)\n\(indent)\(body)" }
    return term + String(repeating: " ", count: width + 2 - term.count) + body
  }

  private static let columns = 100

  private static func section(_ title: String, _ lines: [String]) -> String {
    "\(title):\n" + lines.map { "  \($0)" }.joined(separator: "\n")
  }

  private static let statuses = ExitCode.allCases.filter { $0 != .terminated }.map { status in
    switch status {
    case .success: "0         all passed"
    case .failure: "1         something differs or failed"
    case .unusableInput: "2         bad usage, or a plan, script or golden that cannot be used"
    case .internalFailure: "3         the harness itself failed"
    case .nothingSelected: "4         nothing was selected"
    case .interrupted, .terminated: "130, 143  SIGINT or SIGTERM stopped the run"
    }
  }
}
