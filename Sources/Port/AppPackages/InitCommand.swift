import Commands
import Diagnostics
import Foundation
import UTF8Text

/// Writes a package of use cases for an app, builds it, and records its first goldens.
package struct InitCommand: Command {
  package let description = CommandDescription(
    "init", group: "Sources",
    summary: "Writes a package that shows an app's screens, builds it, and records its first goldens.",
    operands: Operands(
      "FOLDER", "the app's folder; one without UIKit gets the example of the README", count: 1...1,
      choices: .folders),
    options: [Self.dryRun, Self.toolkit], example: "init ../MyApp")

  private static let dryRun = Option("dry-run", "print all files, and write nothing")
  private static let toolkit = Option(
    "toolkit", value: .required("FOLDER"), choices: .folders,
    "build with the clone of Showcase in FOLDER; with that of this program by default")

  private let tool: Tool

  /// - Parameter tool: Runs other programs; real ones by default.
  package init(tool: Tool = .process) {
    self.tool = tool
  }

  package func run(_ invocation: Invocation, on console: Console) throws -> ExitCode {
    guard let name = invocation.operands.first else { return .unusableInput }
    let clone = try clone(of: invocation, console)
    let folder = try GivenFolder(at: console.absolutePath(name), named: name)
    let package = try plan(for: folder, with: clone)
    if invocation.has(Self.dryRun) {
      console.output(InitReport.listing(of: package))
      return .success
    }
    let start = ContinuousClock.now
    let changes = try PackageWriter(root: package.root).write(package.files)
    console.output(InitReport.text(of: changes, in: package))
    let build = PackageBuild(tool: tool, package: package, clone: clone, environment: console.environment)
    console.errorOutput("Building; this takes minutes if the toolkit has not been compiled yet.\n")
    try build.build()
    let recording = try build.run(["--record=missing"])
    console.output(recording.output)
    console.output(InitReport.ending(of: package, after: .now - start))
    return recording.status == 0 ? .success : .failure
  }

  private func clone(of invocation: Invocation, _ console: Console) throws(Diagnostic) -> ToolkitClone {
    let name = invocation.value(of: Self.toolkit)
    return try ToolkitClone(at: name.map(console.absolutePath), named: name)
  }

  private func plan(for folder: GivenFolder, with clone: ToolkitClone) throws -> PlannedPackage {
    let isItself = folder.isEmpty || folder.files.contains(WrittenRecord.path)
    let root = isItself ? folder.path : "\(folder.path)/GreetingShowcase"
    let shown = isItself ? folder.name : "\(folder.name.withoutSlash)/GreetingShowcase"
    return PlannedPackage(
      root: root, shown: shown, product: ExamplePackage.product,
      files: try ExamplePackage.files(in: clone, toolkit: clone.path(fromPackage: root)))
  }
}

extension String {
  fileprivate var withoutSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}
