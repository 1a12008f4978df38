import Expectations
import Foundation
import TestSupport
import Testing

/// The tests in the article about snapshots of values, in both of the toolchain's frameworks: missing, recorded, passed,
/// and left over.
@Suite @ProgramActor struct SnapshotAssertionTests {
  private let folder: TemporaryFolder
  private let article: Document

  init() throws {
    folder = try TemporaryFolder()
    article = try Document.article("Snapshots-of-Values", of: "Snapshotting")
    try FileManager.default.createSymbolicLink(
      at: folder.url("Showcase"), withDestinationURL: Repository.root)
    try folder.write(Self.manifest(), to: "App/Package.swift")
    for (path, text) in article.files where path.hasPrefix("Tests/AppTests/") {
      try folder.write(text, to: "App/\(path)")
    }
  }

  /// - Parameter excluding: Whether goldens were recorded, which the target then excludes.
  private static func manifest(excluding: Bool = false) -> String {
    let end = "\(inlineProduct) ]\(excluding ? ", exclude: [\"__Snapshots__\"]" : "")),"
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "App", dependencies: [.package(path: "../Showcase")],
        targets: [
          \(target.replacing("]),", with: ", \(end)"))
        ])
      """
  }

  /// As the article has it.
  private static let target =
    #".testTarget(name: "AppTests", dependencies: [.product(name: "Snapshotting", package: "Showcase")]),"#

  private static let inlineProduct = #".product(name: "InlineSnapshotting", package: "Showcase"),"#

  /// Expects no warning about the package; how these tests build gives some of the compiler's.
  private func expectNoWarning(_ building: Program.Outcome) {
    let text = building.output + building.errors
    expectTrue(building.status == 0 && !text.contains("warning: 'app'"), "\(text)")
  }

  private func test(_ environment: [String: String] = [:]) throws -> Program.Outcome {
    try Program.swift("test", ["--skip-build"], in: folder.url("App"), environment: environment)
  }

  @Test(.enabled(if: Extent.isWhole), .hangLimit)
  func `snapshots are missing, then recorded, then pass, in both frameworks`() throws {
    let building = try Program.swift("build", ["--build-tests"], in: folder.url("App"))
    try #require(building.status == 0, Comment(rawValue: building.output + building.errors))
    expectNoWarning(building)
    for line in [Self.target, Self.inlineProduct] {
      expectTrue(article.text.contains("```swift\n\(line)\n```"), "\(line)")
    }
    let goldens = "App/Tests/AppTests/__Snapshots__"

    let missing = try test()
    expectEqual(missing.status, 1)
    expectEqual(folder.files(in: goldens), [])
    let texts = (missing.output + missing.errors).components(separatedBy: "The snapshot has no golden.")
    expectEqual(texts.count, 17)

    let recording = try test(["SHOWCASE_RECORD": "missing"])
    expectEqual(recording.status, 0)
    expectEqual(recording.output.components(separatedBy: "recorded Tests/AppTests/__Snapshots__/").count, 17)
    let recorded = try folder.contents(of: goldens).mapValues { String(decoding: $0, as: UTF8.self) }
    expectTrue(
      recorded["StrategyTests/formats.list.plist"]?.contains("<key>firstItem</key>\n  <string>File<") == true)
    expectEqual(
      recorded.filter { !$0.key.hasSuffix(".plist") },
      [
        "MenuTests/testTitles.txt": "File\nEdit\n", "MenuTests/testTitles.last.txt": "Quit\n",
        "OrderTests/an order that replaces itself.json": try article.transcript(0),
        "OrderTests/item.tea.txt": "1 pair\n  \"tea\": 3\n",
        "OrderTests/item.milk.txt": "1 pair\n  \"milk\": 4\n",
        "BasketTests/basket.json": #"""
        {
          "items": [
            {
              "id": "<id 1>",
              "price": 0.3
            }
          ],
          "tags": [
            "gift",
            "new"
          ]
        }

        """#,
        "FeedTests/titles.txt": "Monday\nTuesday\n",
        "FeedTests/titles.settled.json": "{\n  \"a\": 1\n}\n",
        "PriceTests/prices.txt": "1 pair\n  \"tea\": 350 ct\n",
        "StrategyTests/converted.txt": "File\n",
        "StrategyTests/formats.encoder.json":
          "{\n  \"first_item\": \"File\",\n  \"sizes\": [\n    0.30000000000000004,\n    1\n  ]\n}\n",
        "StrategyTests/formats.image.gif": "GIF",
        "StrategyTests/formats.object.json": "{\n  \"a\": null,\n  \"b\": 1\n}\n",
        "StrategyTests/tolerance.json":
          "{\n  \"firstItem\": \"File\",\n  \"sizes\": [\n    0.30000000000000004,\n    1\n  ]\n}\n",
        "StrategyTests/turns.csv": "\"left\",\"-90\"\n\"right\",\"90\"\n",
      ])

    try folder.write(Self.manifest(excluding: true), to: "App/Package.swift")
    expectNoWarning(try Program.swift("build", ["--build-tests"], in: folder.url("App")))
    expectEqual(try test().status, 0)

    try folder.write("", to: "\(goldens)/OrderTests/item.coffee.txt")
    try folder.write("", to: "\(goldens)/MenuTests/testTitles.first.txt")
    let passing = try test()
    expectEqual(passing.status, 0)
    for golden in ["OrderTests/item.coffee", "MenuTests/testTitles.first"] {
      expectTrue(
        (passing.output + passing.errors).contains(
          "no assertion has them:\n  Tests/AppTests/__Snapshots__/\(golden).txt\n"),
        "\(passing.errors)")
    }
  }
}
