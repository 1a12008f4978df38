import Expectations
import Foundation
import TestSupport
import Testing

/// Where the package runs: on Linux, and what needs no stage on a Mac, which these tests do not have.
@Suite @ProgramActor struct PlatformTests {
  private let map: PackageMap

  init() throws {
    map = try PackageMap.shared.get()
  }

  /// What a Mac compiles itself.
  private nonisolated static let products = [
    "InlineSnapshotting", "Snapshotting", "check-strictures", "port-sources",
  ]

  /// The module and all that it needs.
  private func closure(of name: String) throws -> Set<String> {
    let module = try #require(map.modules.first { $0.name == name }, "\(name) is no module")
    return try module.dependencies.reduce(into: [name]) { try $0.formUnion(closure(of: $1)) }
  }

  @Test(arguments: products)
  func `what a Mac compiles needs no stage`(product: String) throws {
    #expect(try !closure(of: product).contains("StagePlatform"))
  }

  @Test(arguments: [
    "Combine", "CoreGraphics", "EarlGrey", "Flow", "HeadlessUIKit", "OSLog", "Presentation", "QuartzCore",
    "ShowcaseCommand", "ShowcaseKit", "ShowcaseTesting", "UIKit", "WebKit", "os",
  ])
  func `a stage waits for the module that says where stages run`(product: String) throws {
    #expect(try closure(of: product).contains("StagePlatform"))
  }

  @Test func `what a Mac compiles names the Mac's library where it names that of Linux`() throws {
    let modules = try Self.products.reduce(into: Set<String>()) { try $0.formUnion(closure(of: $1)) }
    let files = try map.modules.filter { modules.contains($0.name) }.flatMap { try $0.sources() }
    let importing = files.filter { $0.text.contains("import Glibc") }
    try #require(!importing.isEmpty)
    expectEqual(importing.filter { !$0.text.contains("import Darwin") }.map(\.path), [])
  }

  @Test func `for a Mac, a stage is one error with the command of the container`() throws {
    let errors = try errors(for: "arm64-apple-macosx15.4")
    expectEqual(errors.count, 1)
    let sentence = try #require(errors.first)
    #expect(sentence.contains("Stages run on Linux."))
    let command = try #require(sentence.firstMatch(of: /docker run .+? swift:\S+/)).0
    let article = "Sources/Harness/ShowcaseCommand/ShowcaseCommand.docc/On-a-Mac.md"
    for page in ["README.md", article] {
      #expect(
        try RepositoryFiles.text(page).contains("    \(command) swift run showcase\n"), "\(page): \(command)")
    }
    expectEqual(try self.errors(for: "x86_64-unknown-linux-gnu"), [])
  }

  /// The errors of the module for a system, which needs nothing of that system's library.
  private func errors(for target: String) throws -> [Substring] {
    let output = try RepositoryFiles.run(
      "/bin/sh", "-c",
      "cd \"$0\" && swiftc -frontend -typecheck -parse-stdlib -target \"$1\" "
        + "Sources/Toolkit/StagePlatform/StagePlatform.swift 2>&1",
      RepositoryFiles.root.path, target
    ).output
    return String(decoding: output, as: UTF8.self).split(separator: "\n").filter { $0.contains(": error: ") }
  }
}
