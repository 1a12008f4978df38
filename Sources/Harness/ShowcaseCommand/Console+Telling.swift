import Diagnostics
import Foundation
import Project
import Reports
import Scripts
import TestRunner

extension Console {
  /// How commands are spelt here.
  var next: NextSteps { .commandLine(program, packagePath: packagePath) }

  /// A path that the user typed, from the root of the disk.
  func absolutePath(_ path: String) -> String {
    let folder = URL(fileURLWithPath: workingDirectory, isDirectory: true)
    return URL(fileURLWithPath: path, relativeTo: folder).path
  }

  /// Tells of faults, or of what is less bad.
  func tell(_ diagnostics: [Diagnostic], as severity: String = "error") {
    for diagnostic in diagnostics {
      errorOutput(diagnostic.forTerminal(next).text(as: severity) + "\n")
    }
  }

  /// Tells why a script stopped, if it did.
  @MainActor
  func tell(_ replay: ScriptReplay, of scenario: Scenario) -> ExitStatus {
    guard let failure = replay.failure else { return .success }
    let stop = ScriptStop(failure, inFile: scenario.script?.path, after: [])
    let result = ScenarioResult(scenario.name, .stopped(stop))
    if let failure = FailureText(result, next: next) { errorOutput(failure.text + "\n") }
    return .failure
  }
}
