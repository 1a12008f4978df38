import Commands
import Diagnostics
import Foundation
import Porting
import UTF8Text

/// Prints how much of an app's UIKit code compiles here, and what is missing for the rest.
package struct BreadthCommand: Command {
  package let description = CommandDescription(
    "breadth", group: nil,
    summary: "Prints whether an app's modules build here, how many files compile, and what the others lack.",
    operands: Operands(
      "[NAME=]FOLDER...",
      "the Swift files of an app or a library; each folder is a module, called as the folder by default, "
        + "and is compiled after those that it imports",
      count: 1...Int.max, choices: .folders),
    options: [
      Self.asIs, Self.version, Self.causes, Self.rows, Self.errors,
      .format(Format.allCases.map(\.rawValue)), .output,
    ],
    example: "breadth MyApp/Sources MyLibrary=Libraries/My/Sources")

  private static let asIs = Option("as-is", "compile the files as they are, and do not port them before")
  private static let version = Option(
    "swift-version", value: .required("N"), "compile in language mode N; in mode 5 by default")
  private static let causes = Option(
    "causes", value: .required("N"),
    "print at most N causes for each module that does not build, as text; 5 by default")
  private static let rows = Option(
    "rows", value: .required("N"), "print at most N missing symbols as text; 40 by default")
  private static let errors = Option("errors", "print each error with its kind, too")

  private enum Format: String, CaseIterable {
    case text
    case json
  }

  package init() {}

  package func run(_ invocation: Invocation, on console: Console) throws -> ExitCode {
    let format = try invocation.format(or: Format.text)
    let rows = try number(Self.rows, or: 40, in: invocation)
    let version = try number(Self.version, or: 5, in: invocation)
    let causes = try number(Self.causes, or: 5, in: invocation)
    let compiler = try SwiftCompiler(environment: console.environment, languageMode: version)
    let check = AppCheck(compiler, portsSources: !invocation.has(Self.asIs))
    let report = BreadthReport(try check.build(try modules(of: invocation, console)))
    if invocation.has(Self.errors) {
      for line in report.errorLines { console.errorOutput("\(line.terminalLine)\n") }
    }
    let text = format == .json ? try ListedBreadth(report).json : report.text(rows: rows, causes: causes)
    guard let path = invocation.value(of: .output) else {
      console.output(text)
      return .success
    }
    try Data(text.utf8).write(to: URL(fileURLWithPath: console.absolutePath(path)))
    return .success
  }

  private func modules(of invocation: Invocation, _ console: Console) throws -> [AppModule] {
    let operands = try [ModuleOperand](
      invocation.operands, help: invocation.help, absolutePath: console.absolutePath)
    return try operands.map { operand in
      let folder = AppFolder(at: console.absolutePath(operand.folder), named: operand.folder)
      return AppModule(name: operand.name, folder: folder, sources: try folder.sources())
    }
  }

  private func number(
    _ option: Option, or usual: Int, in invocation: Invocation
  ) throws(Diagnostic) -> Int {
    guard let text = invocation.value(of: option) else { return usual }
    guard let number = Int(text), number > 0 else {
      throw Diagnostic("'\(text)' is not a number above 0", expected: option.usage, next: invocation.help)
    }
    return number
  }
}
