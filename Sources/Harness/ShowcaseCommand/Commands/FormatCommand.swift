import Commands
import Diagnostics
import Project
import Reports
import TestRunner
import UTF8Text

/// Rewrites scripts in their canonical form, or reports which ones are not in it.
@MainActor
struct FormatCommand: ProjectCommand {
  static let description = CommandDescription(
    "format", group: "Plans and scripts", summary: "Rewrites all scripts, or some, in their canonical form.",
    operands: Operands(
      "[FILE...]", "the scripts; all of the package by default", count: 0...Int.max, choices: .files),
    options: [.check], example: "format --check")

  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws(Diagnostics) -> ExitCode {
    // Only scripts of use cases count as the package's: a stray one would be skipped.
    guard !invocation.operands.isEmpty || project.scripts.faults.isEmpty else {
      throw Diagnostics(project.scripts.faults)
    }
    let checks = invocation.has(.check)
    var isFaulty = false
    var changed = 0
    for script in scripts {
      do throws(Diagnostics) {
        guard try script.format(writes: !checks) else { continue }
        changed += 1
        console.output("\(checks ? "would change" : "formatted") \(script.path.terminalLine)\n")
      } catch {
        isFaulty = true
        console.report(error.all)
      }
    }
    if isFaulty { return .unusableInput }
    if changed == 0 { console.output("Nothing to format.\n") }
    return checks && changed > 0 ? .failure : .success
  }

  /// The files that the user names, or else all scripts of the package.
  private var scripts: [ScriptFile] {
    guard !invocation.operands.isEmpty else { return project.allScripts }
    return invocation.operands.map { ScriptFile(at: console.absolutePath($0), named: $0) }
  }
}

extension Option {
  fileprivate static let check = Option("check", "write nothing, and fail if a script would change")
}
