import Expectations
import GoldenFiles
import TestSupport
import Testing

@testable import Storyboards

@Suite struct GoldenFolderContentsTests {
  private let folder: TemporaryFolder
  private let goldens: GoldenFolder

  init() throws {
    folder = try TemporaryFolder()
    goldens = GoldenFolder(root: folder.root)
    for name in ["a", "b"] { try folder.write("", to: Self.path(name).path) }
  }

  private static func path(_ name: String) -> GoldenPath { GoldenPath("Snapshots/App/Lamp/\(name).txt") }

  @Test
  func `A folder holds goldens where all planned ones are there, and besides them dormant ones`() throws {
    forEachRow([
      (planned: ["a", "b"], dormant: [], holds: true), (["a", "b"], ["a", "b", "c"], true),
      (["a"], ["b"], true), (["a"], [], false), ([], ["a"], false), (["a", "b", "c"], [], false),
      (["a", "b", "c"], ["c"], false), (["a", "B"], [], false),
    ]) { planned, dormant, holds in
      expectEqual(try goldens.holds(planned.map(Self.path), and: dormant.map(Self.path)), holds)
    }

    let nowhere = GoldenFolder(root: "\(folder.root)/nowhere")
    #expect(try nowhere.holds([], and: [Self.path("a")]))
    #expect(try !nowhere.holds([Self.path("a")], and: []))
  }
}
