import Diagnostics
import Foundation
import Project
import Review
import ShowcaseKit
import TestRunner

extension ShowcaseCommand {
  /// Does what the arguments say; the one place where errors become text and exit statuses.
  static func run(_ arguments: [String], showcases: [Showcase], on console: Console) -> ExitStatus {
    var console = console
    do {
      let invocation = try Invocation(arguments)
      if invocation.has(.help) || invocation.command == .help {
        console.output(HelpText(program: console.program).text)
        return .success
      }
      console.packagePath = invocation.value(of: .packagePath)
      if invocation.command == .merge {
        return try MergeCommand(invocation: invocation, console: console).run()
      }
      if invocation.command == .report {
        return try ReportCommand(invocation: invocation, console: console).run()
      }
      let folder = try root(for: invocation, console)
      if invocation.command == .diff {
        return try DiffCommand(invocation: invocation, root: folder, console: console).run()
      }
      if invocation.command == .strictures {
        return try StricturesCommand(invocation: invocation, root: folder, console: console).run()
      }
      let project = try Project(root: folder, showcases: showcases, environment: console.environment)
      return try run(invocation, in: project, on: console)
    } catch let error as Diagnostics {
      return refuse(error.all, on: console)
    } catch let error as Diagnostic {
      return refuse([error], on: console)
    } catch {
      console.errorOutput("Internal error: \(error)\n")
      return .internalFailure
    }
  }

  private static func run(
    _ invocation: Invocation, in project: Project, on console: Console
  ) throws -> ExitStatus {
    switch invocation.command {
    case .run: try RunCommand(invocation: invocation, project: project, console: console).run()
    case .list: try ListCommand(invocation: invocation, project: project, console: console).run()
    case .plan: try PlanCommand(invocation: invocation, project: project, console: console).run()
    case .show: try ShowCommand(invocation: invocation, project: project, console: console).run()
    case .replay: try ReplayCommand(invocation: invocation, project: project, console: console).run()
    case .check: try CheckCommand(invocation: invocation, project: project, console: console).run()
    case .format: try FormatCommand(invocation: invocation, project: project, console: console).run()
    case .status: try StatusCommand(invocation: invocation, project: project, console: console).run()
    case .review: try ReviewCommand(invocation: invocation, project: project, console: console).run()
    case .accept:
      try DecideCommand(decision: .accept, invocation: invocation, project: project, console: console).run()
    case .reject:
      try DecideCommand(decision: .reject, invocation: invocation, project: project, console: console).run()
    case .prune: try PruneCommand(invocation: invocation, project: project, console: console).run()
    case .prove: try ProveCommand(invocation: invocation, project: project, console: console).run()
    case .audit: try AuditCommand(invocation: invocation, project: project, console: console).run()
    case .gallery: try GalleryCommand(invocation: invocation, project: project, console: console).run()
    case .worker: WorkerServiceCommand(invocation: invocation, project: project).run()
    case .help, .merge, .report, .diff, .strictures: .success
    }
  }

  /// A misspelt folder is refused: the package around it may be another one.
  private static func root(for invocation: Invocation, _ console: Console) throws(Diagnostic) -> String {
    let path = invocation.value(of: .packagePath) ?? "."
    let folder = console.absolutePath(path)
    guard FileManager.default.fileExists(atPath: folder) else {
      throw Diagnostic(
        "there is no folder '\(path)'", expected: OptionName.packagePath.usage, next: .help)
    }
    return try Project.root(containing: folder)
  }

  private static func refuse(_ diagnostics: [Diagnostic], on console: Console) -> ExitStatus {
    console.tell(diagnostics)
    return .unusableInput
  }
}
