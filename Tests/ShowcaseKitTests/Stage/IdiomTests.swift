import Expectations
import Foundation
import HeadlessUIKit
import IdiomShowcase
import Testing

@testable import ShowcaseKit

/// Asynchronous code as apps have it, on the clock of a stage.
@Suite(.serialized) @MainActor struct IdiomTests {
  private func words(on stage: Stage) -> String? {
    stage.run {
      let root = UIApplication.shared.windows.first?.rootViewController as? UINavigationController
      return (root?.topViewController as? IdiomViewController)?.words
    }
  }

  @Test func `The article lists every idiom, in the order of the tests`() throws {
    let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../Sources/Harness/ShowcaseKit/ShowcaseKit.docc/Asynchronous-Code.md")
    let rows = try String(contentsOf: article, encoding: .utf8).split(separator: "\n").filter {
      $0.hasPrefix("| `")
    }
    expectEqual(
      rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }, Idiom.all.map(\.name)
    )
    #expect(rows.count >= 30)
  }

  @Test func `An idiom runs in virtual time, in the order in which it is written`() {
    forEachRow(Idiom.all.map(\.name)) { name in
      let idiom = try #require(Idiom.all.first { $0.name == name })
      let stage = try Stage(idiom.useCase(named: name))
      stage.advance(by: 100)
      try stage.settle()
      expectEqual(words(on: stage), idiom.words)
      let remainder = try stage.end()
      expectEqual(remainder.pending, [])
      #expect(remainder.awaited.isEmpty != name.contains("Thread, then"), "threads of its own are named")
    }
  }
}
