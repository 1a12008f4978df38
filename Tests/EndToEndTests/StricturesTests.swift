import Expectations
import Foundation
import TestSupport
import Testing

/// The gallery's clean features follow the architecture's rules, and the command detects violations.
@Suite @ProgramActor struct StricturesTests {
  @Test func `nothing is found in this package, and a planted violation is`() throws {
    let clean = try Program.showcase.run(["strictures"], in: Repository.root)
    expectEqual(clean.status, 0, Comment(rawValue: clean.output + clean.errors))
    #expect(clean.output.contains(#/^28 rules hold over \d+ files\n$/#))

    let copy = try copyOfPackage()
    let place = "Sources/Gallery/ChromeCleanUI/Root/RootViewController.swift"
    try copy.edit(
      place, "import HeadlessUIKit\n", to: "import ChromeCleanModel\nimport HeadlessUIKit\n")
    let planted = try Program.showcase.run(["strictures"], in: copy.url())
    expectEqual(planted.status, 1)
    #expect(planted.output.contains("\(place):1:8: rule 2: "))
    #expect(planted.output.hasSuffix("findings in \(count(in: clean.output)) files\n"))
  }

  /// The number in a line of the report.
  private func count(in output: String) -> String {
    String(output.split(separator: " ")[4])
  }

  /// The sources, of which only those of the gallery are copied.
  private func copyOfPackage() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["Package.swift", ".strictures.json", "Tests"] { try link(name, in: folder) }
    try folder.write("", to: "Sources/Gallery/.keep")
    let sources = Repository.root.appendingPathComponent("Sources")
    for name in try FileManager.default.contentsOfDirectory(atPath: sources.path) where name != "Gallery" {
      try link("Sources/\(name)", in: folder)
    }
    let gallery = sources.appendingPathComponent("Gallery")
    for name in try FileManager.default.contentsOfDirectory(atPath: gallery.path) {
      try FileManager.default.copyItem(
        at: gallery.appendingPathComponent(name), to: folder.url("Sources/Gallery/\(name)"))
    }
    return folder
  }

  private func link(_ name: String, in folder: TemporaryFolder) throws {
    try FileManager.default.createSymbolicLink(
      at: folder.url(name), withDestinationURL: Repository.root.appendingPathComponent(name))
  }
}
