import Diagnostics
import TextFormats

extension Diagnostic {
  /// The fault as a terminal may show it: nothing in it can command the terminal, and commands are spelt as here.
  ///
  /// - Parameter commands: How commands are spelt here.
  package func forTerminal(_ commands: NextSteps) -> Diagnostic {
    Diagnostic(
      problem.terminalLine, file: file?.terminalLine, at: position, expected: expected?.terminalLine,
      nearest: nearest?.terminalLine, next: next.map { .shell(commands.spelling(of: $0).terminalLine) })
  }
}
