import Commands
import Diagnostics
import Reports

extension Console {
  /// How commands are spelled here.
  var next: NextSteps { .commandLine(program, packagePath: packagePath) }

  /// The terminal that results are shown on, if they are shown on one.
  var screen: TerminalScreen? { writesToTerminal ? TerminalScreen(environment: environment) : nil }

  /// Prints a command's result, or writes it to the file that the option `--output` names.
  func output(_ text: String, asAskedBy invocation: Invocation) throws(Diagnostic) {
    guard let path = invocation.value(of: .output) else { return output(text) }
    let file = try ReportFile(absolutePath(path), named: path)
    file.write(text)
    if let fault = file.fault() { throw fault }
  }
}
