import Diagnostics
import Expectations
import Foundation
import TestSupport
import Testing

@testable import AppPackages

@MainActor @Suite struct InitCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.url("Hello"), withIntermediateDirectories: true)
  }

  @Test func `An empty folder becomes the example, which is built and recorded`() throws {
    let session = folder.initialize("Hello")
    expectEqual(session.status, .success, "\(session.errorOutput)")
    expectEqual(
      folder.files(in: "Hello").sorted(),
      [
        ".gitattributes", ".gitignore", ".showcase-init.json", "Package.swift",
        "Sources/GreetingShowcase/Greeting.swift", "Sources/greeting/main.swift",
        "Tests/GreetingTests/GreetingTests.swift", "showcase",
      ])
    expectTrue(session.output.hasPrefix("created  Hello/Package.swift\ncreated  Hello/Sources/Gree"))
    let clone = try ToolkitClone(at: nil, named: nil)
    expectEqual(
      session.calls.dropLast(),
      [
        [
          "swift", "build", "--package-path", folder.url("Hello").path, "--scratch-path", clone.scratch,
          "--product", "greeting",
        ], ["rm", "-f", "\(clone.scratch)/debug.yaml"],
      ])
    expectEqual(
      session.calls.last?.prefix(5),
      ["sh", folder.url("Hello/showcase").path, "run", "--again", "--record=missing"])
    expectTrue(FileManager.default.isExecutableFile(atPath: folder.url("Hello/showcase").path))
  }

  @Test func `A package that depends on releases is built with the clone that was compiled`() throws {
    let session = folder.initialize("Hello", "--toolkit", "https://example.com/team/ui.git")
    expectEqual(session.status, .success, "\(session.errorOutput)")
    let manifest = try folder.read("Hello/Package.swift")
    expectTrue(
      manifest.contains("?? .package(url: \"https://example.com/team/ui.git\", from: "), "\(manifest)")
    expectTrue(manifest.contains(".product(name: \"ShowcaseKit\", package: \"ui\")"), "\(manifest)")
    let clone = try ToolkitClone(at: nil, named: nil)
    expectTrue(session.calls.contains { $0.contains(clone.scratch) && $0.contains("build") })
    expectTrue(try folder.read("Hello/showcase").contains("\ntoolkit=.\n"))
  }

  @Test func `A second call changes nothing, and keeps what a person changed or removed`() throws {
    _ = folder.initialize("Hello")
    try folder.edit("Hello/Sources/greeting/main.swift", "ShowcaseCommand.main", to: "ShowcaseCommand . main")
    try folder.remove("Hello/.gitignore")
    try folder.write("mine\n", to: "Hello/Notes.txt")
    let (contents, dates) = (try folder.contents(of: "Hello"), try folder.writeDates(in: "Hello"))

    let session = folder.initialize("Hello")

    expectEqual(try folder.contents(of: "Hello"), contents)
    expectEqual(try folder.writeDates(in: "Hello"), dates)
    expectTrue(
      session.output.hasPrefix(
        """
        kept     Hello/Sources/greeting/main.swift (it has been edited)
        removed  Hello/.gitignore (it has been removed by hand, and stays away)

        """), "\(session.output)")
    _ = folder.initialize("Hello/")
    expectEqual(try folder.writeDates(in: "Hello"), dates)
  }

  @Test func `A dry run prints every file and writes nothing`() throws {
    let session = folder.initialize("Hello", "--dry-run")
    expectEqual(session.status, .success)
    expectEqual(folder.files(in: "Hello"), [])
    expectEqual(session.calls, [])
    expectTrue(session.output.contains("Hello/Sources/greeting/main.swift:\n    import GreetingShowcase\n"))
    expectTrue(session.output.hasSuffix("\nNothing was written.\n"))
  }

  @Test func `A folder with other files gets the package below it`() throws {
    try folder.write("# Notes\n", to: "Hello/README.md")
    expectEqual(folder.initialize("Hello").status, .success)
    expectTrue(folder.has("Hello/GreetingShowcase/Package.swift"))
    expectEqual(
      try FileManager.default.contentsOfDirectory(atPath: folder.url("Hello").path).sorted(),
      ["GreetingShowcase", "README.md"])
  }

  @Test func `A folder that cannot be read is refused with the nearest one`() throws {
    try folder.write("", to: "Notes.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url("Loop").path, withDestinationPath: "Loop")
    forEachRow([
      ("Helo", "error: there is no folder 'Helo'\n  expected: an app's folder\n  nearest:  Hello\n"),
      ("Notes.txt", "error: 'Notes.txt' is a file\n  expected: an app's folder\n"),
      ("Loop", "error: the link 'Loop' leads nowhere\n  expected: an app's folder\n"),
    ]) { name, message in
      let session = folder.initialize(name)
      expectEqual(session.status, .unusableInput)
      expectTrue(session.errorOutput.hasPrefix(message), "\(session.errorOutput)")
    }
  }

  @Test func `A toolkit that is not there is named with the option`() {
    let session = folder.initialize("Hello", "--toolkit", "Hello")
    expectEqual(session.status, .unusableInput)
    expectEqual(
      session.errorOutput,
      """
      error: 'Hello' is not a clone of Showcase
        expected: the folder of its Package.swift: --toolkit ../Showcase
        next:     showcase help init

      """)
    expectEqual(folder.files(in: "Hello"), [])
  }
}
