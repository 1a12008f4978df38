import Diagnostics
import Project
import Reports
import TestRunner
import TextFormats

/// Rewrites scripts in their canonical form, or tells which ones are not in it.
@MainActor
struct FormatCommand {
  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws(Diagnostics) -> ExitStatus {
    guard !invocation.positionals.isEmpty || project.scripts.faults.isEmpty else {
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
        console.tell(error.all)
      }
    }
    if isFaulty { return .unusableInput }
    if changed == 0 { console.output("Nothing to format.\n") }
    return checks && changed > 0 ? .failure : .success
  }

  /// The files that the user names, or else all scripts of the package.
  private var scripts: [ScriptFile] {
    guard !invocation.positionals.isEmpty else { return project.allScripts }
    return invocation.positionals.map { ScriptFile(at: console.absolutePath($0), named: $0) }
  }
}
