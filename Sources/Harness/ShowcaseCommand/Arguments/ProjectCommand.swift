import Commands
import Diagnostics
import Foundation
import Project
import ShowcaseKit
import Workers

/// A command that works on a package's plans, scripts and goldens.
@MainActor
protocol ProjectCommand {
  static var description: CommandDescription { get }

  init(invocation: Invocation, project: Project, console: Console)

  func run() throws -> ExitCode
}

/// Runs a command on the package that the user means.
struct InProject<Work: ProjectCommand>: Command {
  private let showcases: [Showcase]

  init(_ showcases: [Showcase]) {
    self.showcases = showcases
  }

  var description: CommandDescription { Work.description }

  func run(_ invocation: Invocation, on console: Console) throws -> ExitCode {
    let root = try console.packageRoot(for: invocation)
    let project = try Project(root: root, showcases: showcases, environment: console.environment)
    do {
      return try Work(invocation: invocation, project: project, console: console).run()
    } catch let error as WorkerNotStarted {
      throw SystemFault(error.diagnostic(in: invocation))
    }
  }
}

extension WorkerNotStarted {
  /// The cause is usually a limit of the system rather than the program.
  fileprivate func diagnostic(in invocation: Invocation) -> Diagnostic {
    let takesWorkers = invocation.command.options.contains { $0.name == Option.workers.name }
    let verb = invocation.namesCommand ? [] : [invocation.command.name]
    let again = (verb + invocation.arguments).map(\.shellQuoted).joined(separator: " ")
    if let unusableFolder {
      return Diagnostic(
        "no folder can be made in \(unusableFolder): \(reason)",
        expected: "a folder for temporary files that can be written, as TMPDIR names it",
        next: .shell("mkdir -p \(unusableFolder.shellQuoted)"))
    }
    return Diagnostic(
      "a process for scenarios cannot be started: \(reason)",
      expected: "room for one more process and four more open files, as 'ulimit -u' and 'ulimit -n' allow",
      next: takesWorkers ? .showcase("\(again) --workers 1") : invocation.help)
  }
}

extension Console {
  /// The folder of the package that contains the working folder, or the folder that the user named.
  ///
  /// - Throws: A diagnostic if the folder does not exist: a package around it may not be the one meant.
  func packageRoot(for invocation: Invocation) throws(Diagnostic) -> String {
    let path = invocation.value(of: .packagePath) ?? "."
    let folder = absolutePath(path)
    guard FileManager.default.fileExists(atPath: folder) else {
      throw Diagnostic(
        "there is no folder '\(path)'", expected: Option.packagePath.usage, next: invocation.help)
    }
    return try Project.root(containing: folder)
  }
}
