import Commands
import Diagnostics
import UTF8Text

/// Rewrites an app's sources so that they compile here, and leaves the app's own files alone.
package struct PortCommand: Command {
  package let description = CommandDescription(
    "port", group: "Sources",
    summary: "Rewrites an app's UIKit sources so that they compile here, into another folder.",
    operands: Operands(
      "FOLDER [FILE...]", "the app's folder, and its files by their paths in it; all Swift files by default",
      count: 1...Int.max, choices: .files),
    options: [Self.to, Self.modules, Self.absent, Self.resources, Self.marker],
    example: "port MyApp --to Ported/MyApp")

  private static let to = Option(
    "to", value: .required("FOLDER"), choices: .folders, "write the rewritten sources into FOLDER")

  private static let modules = Option(
    "modules", value: .required("NAMES"),
    "report imports of other modules than these, which the target depends on; separated by commas")
  private static let absent = Option(
    "absent", value: .required("NAMES"),
    "take these modules as missing where sources ask by canImport; separated by commas")
  private static let resources = Option("resources", "the target has resources, and so a 'Bundle.module'")

  private static let marker = Option(
    "marker", value: .required("NAME"),
    "also write a file that marks the module NAME in programs, which then read its resources"
  )

  package init() {}

  package func run(_ invocation: Invocation, on console: Console) throws -> ExitCode {
    guard let name = invocation.operands.first, let target = invocation.value(of: Self.to) else {
      throw Diagnostic(
        "'port' requires '\(Self.to.usage)'", expected: "where the rewritten sources go",
        next: invocation.help)
    }
    let app = AppFolder(at: console.absolutePath(name), named: name)
    let ported = AppFolder(at: console.absolutePath(target), named: target)
    let files = Array(invocation.operands.dropFirst())
    let surroundings = invocation.value(of: Self.modules).map { names in
      TargetSurroundings(
        modules: names.namesBetweenCommas, hasResources: invocation.has(Self.resources),
        absentModules: invocation.value(of: Self.absent)?.namesBetweenCommas ?? [])
    }
    let sources =
      files.isEmpty
      ? try app.sources(excluding: ported, beside: surroundings)
      : try app.sources(files, beside: surroundings)
    let results = sources.ported
    let written = try ported.write(results)
    if let module = invocation.value(of: Self.marker) { try ported.write(ModuleMarker(of: module)) }
    let findings = results.flatMap(\.findings)
    for finding in findings { console.errorOutput("\(finding.line.terminalLine)\n") }
    let counts = "\(results.count) files, \(written) of them written, \(findings.count) remarks"
    console.output("Ported '\(name.terminalLine)': \(counts).\n")
    return .success
  }
}

extension String {
  fileprivate var namesBetweenCommas: Set<String> { Set(split(separator: ",").map(String.init)) }
}
