import Diagnostics
import Foundation
import UTF8Text

/// What a command is given of the process that it runs in.
package struct Console {
  /// How the user starts the program, for messages that say what to type.
  package let program: String
  package let workingDirectory: String
  package let environment: [String: String]
  /// Takes results.
  package let output: (String) -> Void
  /// Takes diagnostics.
  package let errorOutput: (String) -> Void
  /// The program that runs this, of which workers are copies; `nil` where it cannot be started once more.
  package var executable: String?
  /// Whether a person uses it: input and output both are a terminal.
  package var isTerminal = false
  /// Whether results are shown on a terminal.
  package var writesToTerminal = false
  /// The package that the user named.
  package var packagePath: String?
  /// The name of the only command, where the program has one alone and its name is not typed.
  package var onlyCommand: String?

  package init(
    program: String, workingDirectory: String, environment: [String: String],
    output: @escaping (String) -> Void, errorOutput: @escaping (String) -> Void
  ) {
    self.program = program
    self.workingDirectory = workingDirectory
    self.environment = environment
    self.output = output
    self.errorOutput = errorOutput
  }
}

extension Console {
  /// A path that the user typed, from the root of the disk.
  package func absolutePath(_ path: String) -> String {
    let folder = URL(fileURLWithPath: workingDirectory, isDirectory: true)
    return URL(fileURLWithPath: path, relativeTo: folder).path
  }

  /// One of the program's own commands as it is typed here; any other command stays as it is.
  package func spelling(of step: NextStep) -> String {
    guard case .showcase(let command) = step else { return step.description }
    let isAboutProgram = command == "help" || command.hasPrefix("help ")
    let package = packagePath.map { " --package-path \($0.shellQuoted)" } ?? ""
    let namesPackage = command.contains(" --package-path")
    let typed = onlyCommand.map { command.without(verb: $0) } ?? " \(command)"
    return program + typed + (isAboutProgram || namesPackage ? "" : package)
  }

  /// Prints faults, or what is less bad; nothing in them can command a terminal.
  package func report(_ diagnostics: [Diagnostic], as severity: String = "error") {
    for diagnostic in diagnostics {
      errorOutput(diagnostic.forTerminal(spelling: spelling).text(as: severity) + "\n")
    }
  }
}

extension Diagnostic {
  /// The fault as a terminal may show it: nothing in it can command the terminal, and no text fills it.
  ///
  /// - Parameter spelling: How a command is typed here.
  package func forTerminal(spelling: (NextStep) -> String) -> Diagnostic {
    Diagnostic(
      problem.shortened.terminalLine, file: file?.shortened.terminalLine, at: position,
      expected: expected?.shortened.terminalLine, nearest: nearest?.shortened.terminalLine,
      next: next.map { .shell(spelling($0).terminalLine) })
  }
}

extension String {
  /// The arguments of a command whose verb is not typed: `strictures --list` is `--list`, `help
  /// strictures` is `--help`.
  fileprivate func without(verb: String) -> String {
    if self == "help" || self == "help \(verb)" { return " --help" }
    return hasPrefix(verb) ? String(dropFirst(verb.count)) : " \(self)"
  }
}
