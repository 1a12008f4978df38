import ShowcaseKit
import SourceText
import TestRunner

extension ShowcaseCommand {
  /// Does what the arguments say; the one place where errors become text and exit statuses.
  static func run(_ arguments: [String], showcases: [Showcase], on console: Console) -> ExitStatus {
    do {
      let invocation = try Invocation(arguments)
      if invocation.has(.help) || invocation.command == .help {
        console.output(HelpText(program: console.program).text)
        return .success
      }
      let project = try Project(root: root(for: invocation, console), showcases: showcases)
      return try run(invocation, in: project, on: console)
    } catch let error as Diagnostics {
      return report(error.all, on: console)
    } catch let error as Diagnostic {
      return report([error], on: console)
    } catch {
      console.errorOutput("Internal error: \(error)\n")
      return .internalFailure
    }
  }

  private static func run(
    _ invocation: Invocation, in project: Project, on console: Console
  ) throws -> ExitStatus {
    switch invocation.command {
    case .run: try RunCommand(invocation, project, console).run()
    case .list: try ListCommand(invocation, project, console).run()
    case .show: try ShowCommand(invocation, project, console).run()
    case .replay: try ReplayCommand(invocation, project, console).run()
    case .check: try CheckCommand(invocation, project, console).run()
    case .prune: try PruneCommand(project, console).run()
    case .help: .success
    }
  }

  private static func root(for invocation: Invocation, _ console: Console) throws -> String {
    try Project.root(containing: invocation.value(of: .packagePath) ?? console.workingDirectory)
  }

  /// Messages say `showcase` where the user types how the executable is started here.
  private static func report(_ diagnostics: [Diagnostic], on console: Console) -> ExitStatus {
    for diagnostic in diagnostics {
      console.errorOutput("\(diagnostic.startingPrograms(by: console.program))\n")
    }
    return .unusableInput
  }
}

extension Diagnostic {
  /// The same fault, with the program's real name in the command to type.
  func startingPrograms(by program: String) -> Diagnostic {
    guard let next, next.hasPrefix("showcase ") else { return self }
    return advising(program + next.dropFirst("showcase".count))
  }
}
