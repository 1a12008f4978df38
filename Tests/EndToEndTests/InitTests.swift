import Expectations
import Foundation
import TestSupport
import Testing

/// `showcase init`, as a newcomer calls it.
@Suite @ProgramActor struct InitTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func initialize(_ arguments: String...) throws -> Program.Outcome {
    try Program.showcase.run(["init"] + arguments, in: folder.url())
  }

  private func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(at: folder.url(name), withIntermediateDirectories: true)
  }

  @Test func `Bad input is an error with its position and a way out, and nothing is written`() throws {
    try makeFolder("Mine")
    try folder.write("import UIKit\n", to: "Broken/A.swift")
    try folder.write("{ objects = (\n;", to: "Broken/Broken.xcodeproj/project.pbxproj")
    try folder.write("import UIKit\n", to: "Manifest/A.swift")
    try folder.write("// swift-tools-version: 5.9\nlet package = \n", to: "Manifest/Package.swift")
    let before = folder.files(in: "")
    forEachRow([
      ("Mime", "error: there is no folder 'Mime'\n  expected: an app's folder\n  nearest:  Mine\n"),
      ("Broken/A.swift", "error: 'Broken/A.swift' is a file\n"),
      ("Broken", "Broken/Broken.xcodeproj/project.pbxproj:2:1: error: the project is broken: "),
      (
        "Manifest",
        "Manifest/Package.swift:2:14: error: the package is broken: expected initial value after '='\n"
      ),
    ]) { name, message in
      let outcome = try initialize(name)
      expectEqual(outcome.status, 2)
      expectEqual(outcome.output, "")
      expectTrue(outcome.errors.hasPrefix(message), "\(outcome.errors)")
    }
    expectEqual(folder.files(in: ""), before)
  }

  @Test func `Names with blanks and other scripts, and links in circles, are an app like others`() throws {
    try folder.write("import UIKit\nclass Blick: UIViewController {}\n", to: "Grüße 東京/Ein Ordner/A b.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url("Grüße 東京/Ein Ordner/Kreis").path, withDestinationPath: "..")
    let outcome = try initialize("Grüße 東京", "--dry-run")
    expectEqual(outcome.status, 0, "\(outcome.errors)")
    expectTrue(
      outcome.output.contains(
        "\nGrüße 東京/Gr__e___Showcase/Sources/Gr__e___/App -> ../../../Ein Ordner\n"),
      "\(outcome.output)")
    expectTrue(outcome.output.contains("  UseCase(\"Start\", Blick()).unprepared()\n"))
    expectEqual(
      try FileManager.default.contentsOfDirectory(atPath: folder.url("Grüße 東京").path), ["Ein Ordner"])
  }
}
