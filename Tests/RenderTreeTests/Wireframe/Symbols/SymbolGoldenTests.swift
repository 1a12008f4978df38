import Expectations
import Foundation
import RenderTree
import Testing

/// The repository's promise that its own goldens' symbols are drawn.
@Suite struct SymbolGoldenTests {
  private static let folder = (1...5).reduce(URL(filePath: #filePath, directoryHint: .notDirectory)) {
    url, _ in
    url.deletingLastPathComponent()
  }.appending(path: "Snapshots")

  /// Pictures of apps whose names look like those of symbols.
  private static let pictures: Set = ["add", "article", "compose", "favicon", "page"]

  /// The names of images in the goldens that have the form of a symbol's name: words in small letters, with points
  /// between them.
  private static func names() throws -> Set<String> {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    var names: Set<String> = []
    for path in paths where path.hasSuffix(".txt") {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for part in text.components(separatedBy: "image=\"").dropFirst() {
        names.insert(String(part.prefix { $0 != "\"" }))
      }
    }
    return names.filter { $0.wholeMatch(of: /[a-z0-9]+(\.[a-z0-9]+)*/) != nil }.subtracting(pictures)
  }

  @Test func `Every symbol in the repository's goldens is drawn`() throws {
    let names = try Self.names()
    #expect(names.count > 40)
    expectEqual(names.filter { SymbolDrawing.paths(named: $0) == nil }.sorted(), [])
  }
}
