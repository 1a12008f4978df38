import SourceText

extension Diagnostic {
  /// The fault as a terminal may show it: nothing in it can command the terminal, and commands are spelt as here.
  ///
  /// - Parameter program: What to type for `showcase`.
  public func forTerminal(program: String) -> Diagnostic {
    Diagnostic(
      problem.terminalLine, file: file?.terminalLine, at: position, expected: expected?.terminalLine,
      nearest: nearest?.terminalLine, next: next.map { Self.command($0, program).terminalLine })
  }

  /// Only the program's own commands are spelt anew; `git mv` stays.
  private static func command(_ command: String, _ program: String) -> String {
    command.hasPrefix("showcase ") ? program + command.dropFirst("showcase".count) : command
  }
}
