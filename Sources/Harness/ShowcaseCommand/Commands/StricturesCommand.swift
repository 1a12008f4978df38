import Diagnostics
import Strictures
import TestRunner
import TextFormats

/// Checks a package's sources against the rules of its architecture.
struct StricturesCommand {
  let invocation: Invocation
  /// The path of the package's folder.
  let root: String
  let console: Console

  func run() throws -> ExitStatus {
    let printsJSON = invocation.has(.json)
    if invocation.has(.list) {
      console.output(
        printsJSON ? try Stricture.all.map(ListedStricture.init).listedJSON : StrictureListing.text)
      return .success
    }
    let folder = PackageFolder(root)
    let manifest = try manifest()
    let (text, file) = try configuration(for: manifest, in: folder)
    let configuration = try StrictureConfiguration(json: text, file: file, manifest: manifest)
    let package = CheckedPackage(
      manifest, configuration, sources: folder.sources(of: manifest, configuration))
    let report = try StrictureReport(of: package, configurationFile: file)
    console.output(printsJSON ? try ListedStrictures(report).listedJSON : report.terminalText)
    return report.findings.isEmpty ? .success : .failure
  }

  private func manifest() throws(Diagnostic) -> PackageManifest {
    let dump = try PackageDump(of: root, environment: console.environment).text
    do throws(Diagnostic) {
      return try PackageManifest(dump: dump)
    } catch {
      throw error.inFile("swift package dump-package")
    }
  }

  /// The configuration's text and its name; without one, what it may look like is told.
  private func configuration(
    for manifest: PackageManifest, in folder: PackageFolder
  ) throws(Diagnostic) -> (text: String, file: String) {
    let given = invocation.value(of: .rules)
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
  /// The text, safe to be shown.
  fileprivate var terminalText: String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).terminalLine }
      .joined(separator: "\n")
  }
}
