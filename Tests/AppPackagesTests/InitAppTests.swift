import Diagnostics
import Expectations
import Foundation
import Porting
import TestSupport
import Testing

@testable import AppPackages

/// Packages of apps; the compiler is real, and what builds and runs packages is not.
@MainActor @Suite struct InitAppTests {
  private let folder: TemporaryFolder
  private let package = "App/AppShowcase"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "import UIKit\nimport Absent\nfinal class FormController: UIViewController {}\n", to: "App/Form.swift")
    try folder.write(
      "import UIKit\ntypealias Odd = Missing\nclass Base: UIViewController {}\n",
      to: "App/Inner/Wrong.swift")
    try folder.write(
      "import UIKit\nfinal class PartController: Base { func show() { missing() } }\n",
      to: "App/Part.swift")
    try folder.write("import XCTest\n", to: "App/AppTests/AppTests.swift")
  }

  @Test func `An app gets a package with what compiles, and the reasons for the rest`() throws {
    let call = folder.initialize("App")
    expectEqual(call.status, .success, "\(call.errorOutput)")
    expectEqual(
      try folder.read("\(package)/Sources/App/AppShowcase.swift").split(separator: "\n").suffix(7).map(
        String.init),
      [
        "  UseCase(\"Start\", FormController()).unprepared()",
        "  // Base: compiler: its file: cannot find type 'Missing' in scope",
        "  // UseCase(\"Start\", Base()).unprepared()",
        "  // PartController: compiler: 2:29: cannot find type 'Base' in scope",
        "  // UseCase(\"Start\", PartController()).unprepared()",
        "  // New controllers come above this line.",
        "}",
      ])
    expectEqual(
      IgnoreList.paths(in: try folder.read("\(package)/Sources/App/.portignore")), ["App/Inner/Wrong.swift"])
    expectTrue(
      try folder.read("\(package)/Sources/App/.portskips").contains(
        "# 2:29: cannot find type 'Base' in scope\nApp/Part.swift: declaration of PartController\n"))
    expectTrue(folder.has("\(package)/Stubs/Absent/Absent.swift"))
    expectEqual(try folder.read("\(package)/Sources/App/App/Form.swift"), try folder.read("App/Form.swift"))
    expectTrue(
      call.output.contains(
        """
        Left out 1 of 3 files, which do not compile here; see App/AppShowcase/Sources/*/.portignore:
          Inner/Wrong.swift:2:17: cannot find type 'Missing' in scope
        """), "\(call.output)")
    expectEqual(
      call.calls.map { $0.prefix(2).joined(separator: " ") }.filter { $0.hasPrefix("swift") },
      ["swift build", "swift build"])
    // Nothing but the package is new in the app's folder.
    expectEqual(
      try FileManager.default.contentsOfDirectory(atPath: folder.url("App").path).sorted(),
      ["AppShowcase", "AppTests", "Form.swift", "Inner", "Part.swift"])
  }

  @Test func `A person's list of parts is kept, and gets those that still do not compile`() throws {
    let list = "\(package)/Sources/App/.portskips"
    try folder.write(
      "import UIKit\nclass Page: UIViewController {\n  func a() { b() }\n  func c() { d() }\n}\n",
      to: "App/Page.swift")
    _ = folder.initialize("App")
    try folder.write("# Mine\nApp/Page.swift: Page.a()", to: list)
    expectEqual(folder.initialize("App").status, .success)
    expectEqual(
      SkippedParts(text: try folder.read(list)).sorted.map(\.part),
      ["Page.a()", "Page.c() statement at 4: d()", "declaration of PartController"])
    expectTrue(try folder.read(list).hasPrefix("# Mine\nApp/Page.swift: Page.a()\n"))
  }

  @Test func `An app's Info.plist is copied into a folder, from which its values are read`() throws {
    try folder.write("<plist/>\n", to: "App/Settings/Info.plist")
    expectEqual(folder.initialize("App").status, .success)
    expectEqual(try folder.read("\(package)/Sources/App/Information/Info.plist"), "<plist/>\n")
    let manifest = try folder.read("\(package)/Package.swift")
    expectTrue(manifest.contains(".copy(\"Information\")"), "\(manifest)")
  }

  @Test func `A second call changes nothing; what is mended, new or a person's is seen`() throws {
    _ = folder.initialize("App")
    let (contents, dates) = (try folder.contents(of: package), try folder.writeDates(in: package))
    _ = folder.initialize("App")
    expectEqual(try folder.contents(of: package), contents)
    expectEqual(try folder.writeDates(in: package), dates)

    try folder.edit("App/Inner/Wrong.swift", "Missing", to: "Int")
    try folder.edit("\(package)/Sources/App/AppShowcase.swift", "\"Start\", Form", to: "\"Empty\", Form")
    try folder.write("import UIKit\nclass NewController: UIViewController {}\n", to: "App/New.swift")
    let call = folder.initialize("App")
    expectFalse(folder.has("\(package)/Sources/App/.portignore"))
    expectEqual(
      SkippedParts(text: try folder.read("\(package)/Sources/App/.portskips")).sorted.map(\.part),
      ["PartController.show() statement at 2: missing()"])
    expectEqual(
      try folder.read("\(package)/Sources/App/AppShowcase.swift").split(separator: "\n").suffix(8).map(
        String.init),
      [
        "  UseCase(\"Empty\", FormController()).unprepared()",
        "  // Base: compiler: its file: cannot find type 'Missing' in scope",
        "  // UseCase(\"Start\", Base()).unprepared()",
        "  // PartController: compiler: 2:29: cannot find type 'Base' in scope",
        "  // UseCase(\"Start\", PartController()).unprepared()",
        "  UseCase(\"Start\", NewController()).unprepared()",
        "  // New controllers come above this line.",
        "}",
      ])
    expectTrue(call.output.contains("updated  \(package)/Sources/App/AppShowcase.swift\n"), "\(call.output)")
  }

  @Test func `A person's list of files that are left out gets those that still do not compile`() throws {
    _ = folder.initialize("App")
    let list = "\(package)/Sources/App/.portignore"
    try folder.write("# Mine\nApp/Part.swift", to: list)
    let call = folder.initialize("App")
    expectEqual(call.status, .success, "\(call.errorOutput)")
    expectEqual(try folder.read(list), "# Mine\nApp/Part.swift\nApp/Inner/Wrong.swift\n")
  }

  @Test func `A use case that crashes becomes a comment with the reason`() throws {
    let crash =
      #"{"event":"finished","name":{"classForDisplay":"FormController","useCase":"Start"},"outcome":{"kind":"died","deaths":"#
      + #"[{"words":"it crashed:\n  Form.swift:3: Fatal error: no data\nmore"}]}}"#
    let call = InitCall(["App"], in: folder) { arguments in
      guard let log = arguments.last?.split(separator: "=").last, log.hasSuffix(".json") else {
        return ToolOutcome(status: 0, output: "")
      }
      _ = FileManager.default.createFile(atPath: String(log), contents: Data("\(crash)\n".utf8))
      return ToolOutcome(status: 1, output: "")
    }
    expectEqual(call.status, .nothingSelected)
    expectTrue(
      try folder.read("\(package)/Sources/App/AppShowcase.swift").contains(
        "  // FormController: own check: Form.swift:3: no data\n  // UseCase(\"Start\", Form"))
    expectTrue(call.output.contains("None of the view controllers can be shown."))
  }

  @Test func `What a build refuses is left out, and a build that never succeeds is an error`() throws {
    let root = folder.url(package).path
    let error = "\(root)/Sources/App/App/Form.swift:3:13: error: late\n"
    var builds = 0
    let call = InitCall(["App"], in: folder) { arguments in
      guard arguments.prefix(2) == ["swift", "build"] else { return ToolOutcome(status: 0, output: "") }
      builds += 1
      return builds == 2 ? ToolOutcome(status: 1, output: error) : ToolOutcome(status: 0, output: "")
    }
    expectEqual(call.status, .nothingSelected, "\(call.errorOutput)")
    expectTrue(
      try folder.read("\(package)/Sources/App/.portskips").contains(
        "# 3:13: late\nApp/Form.swift: declaration of FormController\n"))

    let failing = InitCall(["App"], in: folder) { _ in ToolOutcome(status: 1, output: "error: no disk\n") }
    expectEqual(failing.status, .unusableInput)
    expectTrue(
      failing.errorOutput.contains("error: the package does not build: error: no disk\n"),
      "\(failing.errorOutput)")
  }

  @Test func `A dry run writes nothing`() throws {
    let call = folder.initialize("App", "--dry-run")
    expectEqual(call.status, .success)
    expectFalse(folder.has(package))
    expectEqual(call.calls, [])
    expectTrue(call.output.contains("\nApp/AppShowcase/Sources/App/App/Inner -> ../../../../Inner\n"))
  }
}
