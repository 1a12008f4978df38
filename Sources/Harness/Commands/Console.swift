import Diagnostics
import Foundation
import UTF8Text

/// What a command may use of the process that it runs in.
package struct Console {
  /// How the user starts the program, for messages that say what to type.
  package let program: String
  package let workingDirectory: String
  package let environment: [String: String]
  /// Takes results.
  package let output: (String) -> Void
  /// Takes diagnostics.
  package let errorOutput: (String) -> Void
  /// The running program, of which workers are copies; `nil` if it cannot be started again.
  package var executable: String?
  /// Whether a person uses it: both input and output are a terminal.
  package var isTerminal = false
  /// Whether results are shown on a terminal.
  package var writesToTerminal = false
  /// The package that the user named.
  package var packagePath: String?
  /// The name of the only command, if the program has only one, whose name is not typed.
  package var onlyCommand: String?

  /// - Parameters:
  ///   - program: How the user starts the program, such as `swift run showcase`.
  ///   - workingDirectory: An absolute path; relative paths that the user typed begin there.
  ///   - environment: The process's variables.
  ///   - output: Takes results, whole lines each.
  ///   - errorOutput: Takes diagnostics, whole lines each.
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
  /// A path that the user typed, as an absolute path.
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

  /// Prints diagnostics, without control sequences of a terminal.
  ///
  /// - Parameters:
  ///   - diagnostics: What to print; nothing is printed for an empty array.
  ///   - severity: The word before each problem: `error`, `warning` or `note`.
  package func report(_ diagnostics: [Diagnostic], as severity: String = "error") {
    for diagnostic in diagnostics {
      errorOutput(diagnostic.forTerminal(spelling: spelling).text(as: severity) + "\n")
    }
  }
}

extension Diagnostic {
  /// The diagnostic for a terminal: control characters are escaped, and long texts are shortened.
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
