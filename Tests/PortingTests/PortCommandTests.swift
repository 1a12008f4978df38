import Commands
import Diagnostics
import Expectations
import Foundation
import Testing

@testable import Porting

@MainActor
@Suite final class PortCommandTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("port-\(UUID())")
  private var output = ""
  private var errors = ""

  init() throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("App/Screens"), withIntermediateDirectories: true)
    try write("@objc class A {}\n", to: "App/A.swift")
    try write("class B {\n  let nib = a.value(forKey: \"b\")\n}\n", to: "App/Screens/B.swift")
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(path))
  }

  private func text(of path: String) -> String? {
    FileManager.default.contents(atPath: folder.appendingPathComponent(path).path)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func run(_ arguments: String...) -> ExitCode { run(arguments) }

  private func run(_ arguments: [String]) -> ExitCode {
    (output, errors) = ("", "")
    let console = Console(
      program: "port-sources", workingDirectory: folder.path, environment: [:],
      output: { self.output += $0 }, errorOutput: { self.errors += $0 })
    return Program([PortCommand()], version: "").run(arguments, on: console)
  }

  @Test func `The app's files stay, and the others are written beside them`() {
    expectEqual(run("App", "--to", "Ported"), .success)
    let path = folder.path
    expectEqual(
      text(of: "Ported/A.ported.swift"),
      "#sourceLocation(file: \"\(path)/App/A.swift\", line: 1)\n      class A {}\n")
    expectEqual(text(of: "App/A.swift"), "@objc class A {}\n")
    expectEqual(output, "Ported 'App': 2 files, 2 of them written, 1 remarks.\n")
    expectEqual(
      errors,
      "\(path)/App/Screens/B.swift:2:15: warning: key-value coding needs Objective-C's runtime; write the property itself, or a key path\n"
    )
  }

  @Test func `Imports of modules that the target does not have are reported`() throws {
    try write("import Lottie\nlet v = Bundle.module\n", to: "App/A.swift")
    let report = "1:8: warning: the target does not depend on a module Lottie; "
    expectEqual(run("App", "A.swift", "--to", "Ported", "--modules", "UIKit,os", "--resources"), .success)
    expectTrue(errors.contains(report) && !errors.contains("Bundle.main"), "\(errors)")
    expectEqual(run("App", "A.swift", "--to", "Ported", "--modules", "Lottie"), .success)
    expectTrue(!errors.contains(report) && errors.contains("Bundle.main"), "\(errors)")
  }

  @Test func `Modules that are only there for their names cannot be imported`() throws {
    try write("#if canImport(Lottie) && canImport(UIKit)\n#endif\n", to: "App/A.swift")
    let arguments = ["App", "A.swift", "--to", "Ported", "--modules", "Lottie,UIKit", "--absent", "Lottie"]
    expectEqual(run(arguments), .success)
    expectEqual(text(of: "Ported/A.ported.swift")?.contains("#if false"), true)
    expectEqual(text(of: "Ported/A.ported.swift")?.contains("&& true"), true)
  }

  @Test func `A file marks the module in the program that contains it`() {
    expectEqual(run("App", "--to", "Ported", "--marker", "KitManagerKit"), .success)
    expectTrue(
      text(of: "Ported/Showcase.marker.swift")?.contains("@_cdecl(\"showcase_module_KitManagerKit\")") == true
    )
    expectEqual(run("App", "--to", "Ported", "--marker", "KitManagerKit"), .success)
    expectEqual(output, "Ported 'App': 2 files, 0 of them written, 1 remarks.\n")
  }

  @Test func `Files of one name get names of their own`() throws {
    try write("class C {}\n", to: "App/Screens/A.swift")
    expectEqual(run("App", "--to", "Ported"), .success)
    expectEqual(text(of: "Ported/Screens/A.2.ported.swift")?.hasSuffix("class C {}\n"), true)
    expectEqual(text(of: "Ported/A.ported.swift")?.contains("class A"), true)
  }

  @Test func `Files that would not change are left alone, and those without a source are removed`() throws {
    expectEqual(run("App", "--to", "App/Ported"), .success)
    try FileManager.default.removeItem(at: folder.appendingPathComponent("App/A.swift"))
    try write("let own = 1\n", to: "App/Ported/Own.swift")
    expectEqual(run("App", "--to", "App/Ported"), .success)
    expectEqual(output, "Ported 'App': 1 files, 0 of them written, 1 remarks.\n")
    expectNil(text(of: "App/Ported/A.ported.swift"))
    expectEqual(text(of: "App/Ported/Own.swift"), "let own = 1\n")
  }

  @Test func `Some files alone are ported when they are named`() {
    expectEqual(run("App", "A.swift", "--to", "Ported"), .success)
    expectNil(text(of: "Ported/Screens/B.ported.swift"))
  }

  @Test func `What is missing is named`() {
    forEachRow([
      (["App"], "'port' requires '--to FOLDER'"), (["Apps", "--to", "P"], "there is no folder 'Apps'"),
      (["App", "C.swift", "--to", "P"], "App/C.swift: error: the file cannot be read"),
    ]) { arguments, words in
      (output, errors) = ("", "")
      let console = Console(
        program: "port-sources", workingDirectory: folder.path, environment: [:],
        output: { self.output += $0 }, errorOutput: { self.errors += $0 })
      expectEqual(Program([PortCommand()], version: "").run(arguments, on: console), .unusableInput)
      #expect(errors.contains(words), "\(arguments)")
    }
  }
}
