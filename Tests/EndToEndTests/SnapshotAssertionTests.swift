import Foundation
import TestSupport
import Testing

/// A package that asserts snapshots of its values, from both of the toolchain's frameworks: missing, recorded, passed.
@Suite struct SnapshotAssertionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      at: folder.url("Showcase"), withDestinationURL: Repository.root)
    try folder.write(manifest, to: "App/Package.swift")
    try folder.write(newTests, to: "App/Tests/AppTests/NewTests.swift")
    try folder.write(oldTests, to: "App/Tests/AppTests/OldTests.swift")
  }

  private let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "App", dependencies: [.package(path: "../Showcase")],
      targets: [
        .testTarget(
          name: "AppTests",
          dependencies: [
            .product(name: "Snapshotting", package: "Showcase"),
            .product(name: "SnapshotAssertions", package: "Showcase"),
          ])
      ])
    """

  private let newTests = """
    import SnapshotAssertions
    import Snapshotting
    import Testing

    @Test(arguments: [1, 2]) func number(value: Int) {
      assertSnapshot(of: value, as: .dump, named: value)
    }
    """

  private let oldTests = """
    import SnapshotAssertions
    import Snapshotting
    import XCTest

    final class OldTests: XCTestCase {
      func testWords() { assertSnapshot(of: ["b": 1, "a": 2], as: .json) }
    }
    """

  private func test(_ environment: [String: String] = [:]) throws -> Program.Outcome {
    try Program.swift.run(
      ["test", "--skip-build"], in: folder.url("App"), environment: environment)
  }

  @Test(.timeLimit(.minutes(9)))
  func `snapshots are missing, then recorded, then pass, in both frameworks`() throws {
    let building = try Program.swift.run(
      ["build", "--build-tests"], in: folder.url("App"), environment: [:])
    try #require(building.status == 0, Comment(rawValue: building.output + building.errors))
    let goldens = "App/Tests/AppTests/__Snapshots__"

    let missing = try test()
    #expect(missing.status == 1)
    #expect(folder.files(in: goldens) == [])
    let texts = (missing.output + missing.errors).components(separatedBy: "The snapshot has no golden.")
    #expect(texts.count == 4)

    let recording = try test(["SHOWCASE_RECORD": "missing"])
    #expect(recording.status == 0)
    #expect(recording.output.components(separatedBy: "recorded Tests/AppTests/__Snapshots__/").count == 4)
    #expect(
      try folder.contents(of: goldens).mapValues { String(decoding: $0, as: UTF8.self) } == [
        "NewTests/number.1.txt": "1\n", "NewTests/number.2.txt": "2\n",
        "OldTests/testWords.json": "{\n  \"a\": 2,\n  \"b\": 1\n}\n",
      ])

    #expect(try test().status == 0)
  }
}
