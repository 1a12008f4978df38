import Commands
import Diagnostics
import GoldenFiles
import Project
import Reports
import Storyboards
import TestRunner
import UTF8Text

/// Makes a website of every use case and step from the goldens; nothing runs.
@MainActor
struct GalleryCommand: ProjectCommand {
  static let description = CommandDescription(
    "gallery", group: "Reporting", summary: "Makes a web site of every use case and step from the goldens.",
    options: [.output.toFolder], example: "gallery --output site")

  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws -> ExitCode {
    guard let folder = invocation.value(of: .output) else {
      throw Diagnostic(
        "'gallery' requires '--output'", expected: "--output FOLDER", next: invocation.help)
    }
    var faults: [Diagnostic] = []
    let scenarios = try project.scenarios().map { scenario in
      GalleryScenario(scenario.name, storyboard(of: scenario, &faults))
    }
    let site = GallerySite(scenarios, next: console.next)
    var written: Set<String> = []
    try site.write { path, text throws(Diagnostic) in
      written.insert(path.split(separator: "/").last.map(String.init) ?? path)
      let name = "\(folder)/\(path)"
      let file = try ReportFile(console.absolutePath(name), named: name)
      file.write(text)
      if let fault = file.fault() { throw fault }
    }
    // Former pages are removed last, so that a fault in a new one cannot leave the site without both.
    let formerCount = try FormerPages(of: folder, on: console).remove(keeping: written)
    console.report(faults)
    console.output(
      "\(site.useCaseCount) use case\(site.useCaseCount == 1 ? "" : "s"): "
        + "\(folder)/index.html".terminalLine + "\n"
        + (formerCount > 0 ? "\(formerCount) former page\(formerCount == 1 ? "" : "s") removed\n" : ""))
    return faults.isEmpty ? .success : .unusableInput
  }

  /// The scenario's golden; `nil` if it does not exist.
  private func storyboard(of scenario: Scenario, _ faults: inout [Diagnostic]) -> Storyboard? {
    do throws(Diagnostic) {
      guard let text = try project.goldens.accepted.readStoryboard(scenario.golden) else { return nil }
      let (storyboard, fault) = Storyboard.readablePart(of: text, of: scenario.name)
      if let fault { throw fault.inFile(scenario.golden.path) }
      return storyboard
    } catch {
      faults.append(error)
      return nil
    }
  }
}

extension Option {
  /// The option that names a file for other commands, and a folder here.
  fileprivate var toFolder: Option {
    Option(
      name, value: .required("FOLDER"), choices: .folders,
      "write the site to FOLDER, and replace or remove what an earlier one has left there")
  }
}
