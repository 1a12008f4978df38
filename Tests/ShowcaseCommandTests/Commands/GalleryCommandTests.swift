import TestRunner
import TestSupport
import Testing

@testable import ShowcaseCommand

@MainActor @Suite struct GalleryCommandTests {
  private let package: TemporaryFolder

  init() throws { package = try TemporaryFolder.package() }

  @Test("The site is made of goldens, below the folder that was typed")
  func site() throws {
    _ = package.call("--record")
    try package.write("", to: "Sources/x.swift")
    let session = package.call("gallery", "--output", "out/site", in: "Sources")
    #expect(session.status == .success, "\(session.errorOutput)")
    #expect(session.output.hasSuffix(": out/site/index.html\n"))
    let home = try package.read("Sources/out/site/index.html")
    for link in home.matches(of: #/href="(use-cases\/[^"]*)"/#) {
      #expect(try package.read("Sources/out/site/\(link.1)").contains("<figure"))
    }
    #expect(package.has("Sources/out/site/style.css") && package.has("Sources/out/site/gallery.js"))
  }

  @Test("Nothing runs, so that use cases without goldens are there without pictures")
  func missing() throws {
    let session = package.call("gallery", "--output=site")
    #expect(session.status == .success)
    #expect(try package.read("site/index.html").contains("no picture"))
  }

  @Test("A golden that cannot be read is told, and the rest of the site is made")
  func damaged() throws {
    _ = package.call("--record")
    let golden = LampGolden.desk
    try package.edit(golden, "showcase-storyboard 1", to: "showcase-storyboard 9")
    let session = package.call("gallery", "--output", "site")
    #expect(session.status == .unusableInput)
    #expect(session.errorOutput.contains(golden))
    #expect(try package.read("site/index.html").contains("<svg aria-hidden"))
  }

  @Test(
    "A site that cannot be made is refused",
    arguments: [
      (["gallery"], "'gallery' does not know where to write\n  expected: --output FOLDER\n"),
      (["gallery", "--output", "Package.swift"], "the report cannot be written: "),
      (["gallery", "x", "--output", "y"], "'x' is one argument too many"),
    ])
  func refusals(arguments: [String], words: String) {
    let session = package.call(arguments)
    #expect(session.status == .unusableInput)
    #expect(session.errorOutput.contains(words), "\(session.errorOutput)")
  }
}
