import Commands
import Diagnostics
import Foundation
import GoldenFiles
import UTF8Text

/// Writes a coordinator that shows one view controller with made-up data.
package struct CoordinatorCommand: Command {
  package let description = CommandDescription(
    "coordinator", group: "Sources",
    summary: "Writes a coordinator that shows a view controller with data that is made up.",
    operands: Operands("CLASS", "the view controller's class", count: 1...1),
    options: [Self.folder, Self.target, Self.output],
    example: "coordinator DetailViewController --output Sources/MyShowcase")

  private static let folder = Option(
    "app", value: .required("FOLDER"), choices: .folders,
    "look for the class in the package or app in FOLDER; the working folder by default")
  private static let target = Option(
    "target", value: .required("NAME"),
    "look for the class in the target NAME and its libraries; those with the most view controllers by default"
  )
  private static let output = Option(
    "output", value: .required("FOLDER"), choices: .folders,
    "write the files into FOLDER, which is inside the other one, and keep those that are there; print them by default"
  )

  private let tool: Tool?

  /// - Parameter tool: Runs other programs; real ones if `nil`, the default.
  package init(tool: Tool? = nil) { self.tool = tool }

  package func run(_ invocation: Invocation, on console: Console) throws -> ExitCode {
    guard let name = invocation.operands.first else { return .unusableInput }
    let shown = invocation.value(of: Self.folder) ?? "."
    let folder = try GivenFolder(at: console.absolutePath(shown), named: shown)
    let tool = tool ?? .process { console.errorOutput("\($0.terminalLine)\n") }
    let reader = AppReader(
      folder: folder, tool: tool, environment: console.environment, wanted: invocation.value(of: Self.target))
    guard let app = try reader.read() else {
      throw Diagnostic("nothing in '\(shown)' imports UIKit", expected: "the folder of a package or an app")
    }
    let output = try invocation.value(of: Self.output).map { try inner($0, of: folder, on: console) }
    let written = try WrittenCoordinator(for: name, in: app, writtenInto: output ?? "")
    if written.files.isEmpty {
      console.output("\(name.terminalLine) needs no data.\n")
    } else if output == nil {
      console.output(InitReport.listing(of: written.files, in: "."))
    } else {
      for file in written.files { console.output(try write(file, into: folder)) }
    }
    console.output("  in a showcase: \(written.useCase.terminalLine)\n")
    return .success
  }

  /// Returns a folder inside another one, relative to that.
  private func inner(
    _ output: String, of folder: GivenFolder, on console: Console
  ) throws(Diagnostic) -> String {
    let path = URL(fileURLWithPath: console.absolutePath(output)).standardizedFileURL
      .resolvingSymlinksInPath().path
    guard path.hasPrefix("\(folder.path)/") else {
      throw Diagnostic(
        "the folder '\(output)' is not inside '\(folder.name)'", expected: "a folder of the package's sources"
      )
    }
    return String(path.dropFirst(folder.path.count + 1))
  }

  /// Writes a file unless it is there.
  ///
  /// - Returns: The line that says so.
  private func write(_ file: PackageFile, into folder: GivenFolder) throws -> String {
    guard !FileManager.default.fileExists(atPath: "\(folder.path)/\(file.path)") else {
      return "kept     \(folder.shown(file.path).terminalLine)\n"
    }
    _ = try GoldenFolder(root: folder.path).write(file.text, to: GoldenPath(file.path))
    return "created  \(folder.shown(file.path).terminalLine)\n"
  }
}
