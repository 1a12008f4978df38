import Diagnostics
import Expectations
import Foundation
import LampShowcase
import Scripts
import TestSupport
import Testing

@testable import Project

@Suite struct ScriptFileTests {
  private let package: TemporaryFolder

  init() throws { package = try TemporaryFolder.package() }

  private func script(_ path: String) -> ScriptFile {
    ScriptFile(at: package.url(path).path, named: path)
  }

  @Test func `A script is named by its file, with or without the ending of scripts`() {
    forEachRow([
      ("a/on.eg.swift", "on"), ("a/on.eg.m", "on"), ("on.swift", "on.swift"), ("on.m", "on.m"),
      ("/tmp/x", "x"),
    ]) { path, name in
      expectEqual(ScriptFile(at: "/nowhere", named: path).name, name)
    }
  }

  @Test func `A script is loaded with every name checked, in either language`() throws {
    // A script is loaded with every name checked.
    try package.write(switchOnScript, to: "on.eg.swift")
    expectEqual(
      try script("on.eg.swift").load().statements.map(\.cause),
      [
        "EarlGrey.selectElement(with: grey_buttonTitle(\"Switch\")).perform(grey_tap())"
      ])
    // A script in Objective-C is loaded like one in Swift.
    try package.write(switchOnScript, to: "on.eg.swift")
    try package.write(
      #"[[EarlGrey selectElementWithMatcher:grey_buttonTitle(@"Switch")] performAction:grey_tap()];"#,
      to: "on.eg.m")
    let causes = try script("on.eg.m").load().statements.map(\.cause)
    #expect(try causes == script("on.eg.swift").load().statements.map(\.cause))
  }

  @Test func `Each fault of a script has its place, and its file the name that the user gave`() throws {
    // Each fault of a script has its position, the nearest name and the next command.
    try package.write("snapshot(\"a\")\nEarlGrey.selectElement(with: grey_txt(\"a\"))\n", to: "on.eg.swift")
    let fault = try #require(faults { try script("on.eg.swift").load() }.first)
    expectEqual(fault.file, "on.eg.swift")
    expectEqual(fault.position, SourcePosition(line: 2, column: 30))
    expectEqual(fault.nearest, "grey_text")
    expectEqual(fault.next, .check)
    // A file that does not exist or is not UTF-8 is reported by the name that the user gave.
    try package.write(Data([0xFF, 0xFE]), to: "bytes.eg.swift")
    for path in ["bytes.eg.swift", "missing.eg.swift"] {
      expectEqual(faults { try script(path).load() }.map(\.file), [path])
    }
  }
}
