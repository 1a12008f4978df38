import Commands
import Diagnostics
import Expectations
import Foundation
import TestSupport
import Testing

@testable import ShowcaseCommand

@MainActor @Suite struct GalleryCommandTests {
  private let package: TemporaryFolder

  init() throws { package = try TemporaryFolder.package() }

  @Test func `The site is made of goldens, below the folder that was typed`() throws {
    _ = package.call("--record")
    try package.write("", to: "Sources/x.swift")
    let session = package.call("gallery", "--output", "out/site", in: "Sources")
    expectEqual(session.status, .success, "\(session.errorOutput)")
    #expect(session.output.hasSuffix(": out/site/index.html\n"))
    let home = try package.read("Sources/out/site/index.html")
    for link in home.matches(of: #/href="(use-cases\/[^"]*)"/#) {
      #expect(try package.read("Sources/out/site/\(link.1)").contains("<figure"))
    }
    #expect(package.has("Sources/out/site/index.html") && package.has("Sources/out/site/gallery.js"))
  }

  @Test func `Pages of use cases that are gone go, and nothing that no gallery wrote`() throws {
    _ = package.call("--record")
    _ = package.call("gallery", "--output", "site")
    let folder = "site/use-cases"
    let names = try FileManager.default.contentsOfDirectory(atPath: package.url(folder).path).sorted()
    let page = try package.read("\(folder)/\(names[0])")
    try package.write(page, to: "\(folder)/Gone.html")
    try package.write(page, to: "site/Kept.html")
    try package.write("<!DOCTYPE html>\n<html lang=\"en\">\nmine", to: "\(folder)/Mine.html")
    try package.write("", to: "\(folder)/empty")
    try FileManager.default.createSymbolicLink(
      atPath: package.url("\(folder)/Link.html").path, withDestinationPath: names[0])
    let session = package.call("gallery", "--output", "site")
    expectEqual(session.status, .success)
    #expect(session.output.hasSuffix(": site/index.html\n1 former page removed\n"))
    let left = try FileManager.default.contentsOfDirectory(atPath: package.url(folder).path)
    expectEqual(Set(left), Set(names + ["Link.html", "Mine.html", "empty"]))
    #expect(package.has("site/Kept.html"))
    #expect(package.call("gallery", "--output", "site").output.hasSuffix(": site/index.html\n"))
  }

  @Test
  func `Nothing runs, so use cases may lack pictures, and a site that cannot be made is refused`() throws {
    let session = package.call("gallery", "--output=site")
    expectEqual(session.status, .success)
    #expect(try package.read("site/index.html").contains("no picture"))

    forEachRow([
      (["gallery"], "'gallery' requires '--output'\n  expected: --output FOLDER\n"),
      (["gallery", "--output", "Package.swift"], "the report cannot be written: "),
      (["gallery", "x", "--output", "y"], "'x' is one argument too many"),
    ]) { arguments, words in
      let session = package.call(arguments)
      expectEqual(session.status, .unusableInput)
      expectTrue(session.errorOutput.contains(words), "\(session.errorOutput)")
    }
  }

  @Test func `A golden that cannot be read is reported, and the rest of the site is made`() throws {
    _ = package.call("--record")
    let golden = LampGolden.desk
    try package.edit(golden, "showcase-storyboard 2", to: "showcase-storyboard 9")
    let session = package.call("gallery", "--output", "site")
    expectEqual(session.status, .unusableInput)
    #expect(session.errorOutput.contains(golden))
    #expect(try package.read("site/index.html").contains("<svg aria-hidden"))
  }
}
