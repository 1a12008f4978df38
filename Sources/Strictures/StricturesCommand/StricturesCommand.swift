import Commands
import Diagnostics
import Foundation
import Strictures
import UTF8Text

/// Checks a package's sources against the rules of its architecture.
package struct StricturesCommand: Command {
  package let description = CommandDescription(
    "strictures", group: "Sources",
    summary: "Checks the package's sources against the rules of its architecture, without building it.",
    options: [Self.rules, Self.list, .format(Format.allCases.map(\.rawValue))],
    example: "strictures --list")

  private static let rules = Option(
    "rules", value: .required("FILE"), choices: .files,
    "read which targets form which layer from FILE; from .strictures.json in the package by default")
  private static let list = Option("list", "print the rules by their numbers, and how each is decided")

  private enum Format: String, CaseIterable {
    case text
    case json
  }

  package init() {}

  package func run(_ invocation: Invocation, on console: Console) throws -> ExitCode {
    let root = try root(for: invocation, on: console)
    let printsJSON = try invocation.format(or: Format.text) == .json
    if invocation.has(Self.list) {
      console.output(
        printsJSON ? try Stricture.all.map(ListedStricture.init).json : StrictureListing.text)
      return .success
    }
    let folder = PackageFolder(root)
    let manifest = try manifest(of: root, console.environment)
    let (text, file) = try configuration(
      invocation.value(of: Self.rules), for: manifest, in: folder, on: console)
    let configuration = try StrictureConfiguration(json: text, file: file, manifest: manifest)
    let package = CheckedPackage(
      manifest, configuration, sources: folder.sources(of: manifest, configuration))
    let report = try StrictureReport(of: package, configurationFile: file)
    console.output(printsJSON ? try ListedStrictures(report).json : report.terminalText)
    return report.findings.isEmpty ? .success : .failure
  }

  /// Returns the package folder that contains the working folder, or the one that the user named.
  private func root(for invocation: Invocation, on console: Console) throws(Diagnostic) -> String {
    let path = invocation.value(of: .packagePath) ?? "."
    var folder = URL(fileURLWithPath: console.absolutePath(path)).standardizedFileURL
    // A misspelled folder could be inside another package.
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw Diagnostic(
        "there is no folder '\(path)'", expected: Option.packagePath.usage, next: invocation.help)
    }
    while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
      let parent = folder.deletingLastPathComponent()
      guard parent.path != folder.path else {
        throw Diagnostic(
          "no package holds '\(console.absolutePath(path))'",
          expected: "a Package.swift in the folder or above it",
          next: .showcase("strictures --package-path FOLDER"))
      }
      folder = parent
    }
    return folder.path
  }

  private func manifest(
    of root: String, _ environment: [String: String]
  ) throws(Diagnostic) -> PackageManifest {
    let dump = try PackageDump(of: root, environment: environment).text
    do throws(Diagnostic) {
      return try PackageManifest(dump: dump)
    } catch {
      throw error.inFile("swift package dump-package")
    }
  }

  /// Returns the configuration's text and name; without a configuration, prints an example.
  private func configuration(
    _ given: String?, for manifest: PackageManifest, in folder: PackageFolder, on console: Console
  ) throws(Diagnostic) -> (text: String, file: String) {
    let name = given ?? StrictureConfiguration.fileName
    let text = given.map { PackageFolder("/").text(of: console.absolutePath($0)) } ?? folder.text(of: name)
    if let text { return (text, name) }
    console.errorOutput(StrictureConfiguration.example(for: manifest))
    throw Diagnostic(
      "there is no '\(name)', which says what the layers are", file: given,
      expected: given == nil ? "a file as above in the package's folder" : "a file as above",
      next: .showcase("strictures --list"))
  }
}

extension StrictureReport {
  /// The text without characters that control a terminal.
  fileprivate var terminalText: String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).terminalLine }
      .joined(separator: "\n")
  }
}
