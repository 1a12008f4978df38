import Reports

/// What a command needs of the process it runs in.
struct Console {
  /// How the user starts the program, for messages that say what to type.
  let program: String
  let workingDirectory: String
  let environment: [String: String]
  /// Takes results.
  let output: (String) -> Void
  /// Takes diagnostics.
  let errorOutput: (String) -> Void
  /// The program that runs this, of which workers are copies; `nil` where it cannot be started once more.
  var executable: String?
  /// Whether a person sits in front of it: input and output both are a terminal.
  var isTerminal = false
  /// The terminal that results are shown on, where they are.
  var screen: TerminalScreen?
  /// The package that the user named.
  var packagePath: String?
}
