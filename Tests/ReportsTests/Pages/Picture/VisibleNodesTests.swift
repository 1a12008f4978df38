import Expectations
import RenderTree
import TestSupport
import Testing

@testable import Reports

@Suite struct VisibleNodesTests {
  private func nodes(_ text: String) throws -> VisibleNodes {
    let tree = try RenderNode(text: text)
    var sheet = WireframeSheet()
    return VisibleNodes(in: sheet.picture(of: tree), of: tree)
  }

  @Test func `What is hidden, transparent, clipped or covered cannot be seen`() {
    forEachRow([
      ("UILabel \"a\" (10 10; 50 20)", true),
      ("UILabel \"a\" (10 10; 50 20) [hidden]", false),
      ("UILabel \"a\" (10 10; 50 20) alpha=0", false),
      ("UILabel \"a\" (10 10; 50 20) alpha=0.5", true),
      ("UILabel \"a\" (10 900; 50 20)", false),
      ("UILabel \"a\" (10 10; 0 20)", false),
      ("UILabel \"a\" (10 10; 50 20)\n  UIView (0 0; 390 844) background=white", false),
      ("UILabel \"a\" (10 10; 50 20)\n  UIView (0 0; 390 844) background=#000000", false),
      ("UILabel \"a\" (10 10; 50 20)\n  UIView (0 0; 390 844) background=#00000080", true),
      ("UILabel \"a\" (10 10; 50 20)\n  UIView (0 0; 390 844) background=clear", true),
      ("UILabel \"a\" (10 10; 50 20)\n  UIView (0 0; 390 844) background=systemFill", true),
      ("UILabel \"a\" (10 10; 50 20)\n  UIView (0 0; 390 844) background=white alpha=0.9", true),
      ("UILabel \"a\" (10 10; 50 20)\n  UIView (0 0; 390 844) [hidden] background=white", true),
      ("UILabel \"a\" (10 10; 50 20)\n  UIView (20 0; 390 844) background=white", true),
      ("UILabel \"a\" (10 10; 50 20)\n    UIView (0 0; 50 20) background=white", true),
    ]) { text, isVisible in
      let nodes = try nodes("UIWindow (0 0; 390 844)\n  \(text)\n")
      expectEqual(nodes.contains(1), isVisible, "\(text)")
    }
  }

  @Test func `Of nodes in one another that only shifted, the outermost has the mark`() throws {
    let nodes = try nodes(
      """
      UIWindow (0 0; 390 844)
        UIView (0 10; 390 100)
          UILabel "a" (0 10; 50 20)
          UILabel "b" (0 40; 50 20)
        UIView (0 200; 390 100)

      """)
    expectEqual(
      nodes.marks([1: .shifted, 2: .shifted, 3: .changed, 4: .shifted]),
      [1: .shifted, 3: .changed, 4: .shifted])
  }

  @Test func `Any tree has as many nodes as lines`() {
    forEachRow(SplitMix64.seeds(50)) { seed in
      var random = SplitMix64(seed: seed)
      let tree = random.alikeTree()
      var sheet = WireframeSheet()
      let nodes = VisibleNodes(in: sheet.picture(of: tree), of: tree)
      expectFalse(nodes.contains(tree.lines.count), "seed \(seed)")
    }
  }
}
