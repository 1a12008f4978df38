import Commands
import Diagnostics
import UTF8Text

/// Writes a package of use cases for an app, builds it, and records its first goldens.
package struct InitCommand: Command {
  package let description = CommandDescription(
    "init", group: "Sources",
    summary: "Writes a package that shows an app's screens, builds it, and records its first goldens.",
    operands: Operands(
      "FOLDER", "the app's folder; one without UIKit gets the example of the README", count: 1...1,
      choices: .folders),
    options: [Self.dryRun, Self.target, Self.toolkit, Self.library, Self.libraries], example: "init ../MyApp")

  private static let dryRun = Option("dry-run", "print all files, and write nothing")
  private static let target = Option(
    "target", value: .required("NAME"),
    "show the app or library NAME; the app with the most view controllers by default")
  private static let toolkit = Option(
    "toolkit", value: .required("FOLDER|URL"), choices: .folders,
    "build with the clone of Showcase in FOLDER, or depend on the releases at URL; that of this program by default"
  )

  private static let library = Option(
    "library", value: .required("NAME=FOLDER"),
    "take the module NAME, which the app imports, from FOLDER; repeat it for other modules")
  private static let libraries = Option(
    "libraries", value: .required("FOLDER"), choices: .folders,
    "look for modules that the app imports in the folders in FOLDER")

  private let tool: Tool?

  /// - Parameter tool: Runs other programs; real ones if `nil`, the default.
  package init(tool: Tool? = nil) {
    self.tool = tool
  }

  package func run(_ invocation: Invocation, on console: Console) throws -> ExitCode {
    guard let name = invocation.operands.first else { return .unusableInput }
    let tool = tool ?? .process { console.errorOutput("\($0.terminalLine)\n") }
    let given = invocation.value(of: Self.toolkit)
    let releases = given.flatMap { ToolkitDependency(url: $0) }
    let place = releases == nil ? given : nil
    let clone = try ToolkitClone(at: place.map(console.absolutePath), named: place)
    let folder = try GivenFolder(at: console.absolutePath(name), named: name)
    let session = InitSession(
      tool: tool, clone: clone, releases: releases, folder: folder, console: console,
      isDry: invocation.has(Self.dryRun))
    var reader = AppReader(
      folder: folder, tool: tool, environment: console.environment, wanted: invocation.value(of: Self.target))
    reader.libraries = try GivenLibraries(
      named: invocation.values(of: Self.library), in: invocation.value(of: Self.libraries), for: folder,
      absolutePath: console.absolutePath)
    guard let app = try reader.read() else { return try session.makeExample() }
    return try session.makePackage(for: app)
  }
}
