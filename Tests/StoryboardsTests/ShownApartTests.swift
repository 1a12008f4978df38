import Expectations
import FoundationEssentials
import RenderTree
import Storyboards
import TestSupport
import Testing

/// Whatever two storyboards differ in, the lines of their difference differ to the eye.
@Suite struct ShownApartTests {
  private func lines(_ golden: RenderNode, _ actual: RenderNode) -> [String] {
    let trees = [golden, actual].map { RenderNode("UIView", children: [$0]) }
    return StoryboardDifference(golden: Storyboard([trees[0]]), actual: Storyboard([trees[1]])).lines
  }

  private func label(_ text: String) -> RenderNode { RenderNode("UILabel", identifier: "a", text: text) }

  @Test func `sides of a change that look equal are spelled out`() {
    forEachRow([
      ("caf\u{E9}", "cafe\u{301}", #""caf\u{E9}" -> "cafe\u{301}""#),
      ("a\u{A0}b", "a b", #""a\u{A0}b" -> "a b""#),
      ("a\u{200B}", "a", #""a\u{200B}" -> "a""#), ("a ", "a", #""a " -> "a""#),
      ("p\u{430}y", "pay", #""p\u{430}y" -> "pay""#), ("caf\u{E9}", "tea", "\"caf\u{E9}\" -> \"tea\""),
    ]) { old, new, change in
      let line = lines(label(old), label(new)).last
      expectEqual(line?.hasSuffix(": \(change)"), true, "\(line ?? "no line")")
    }
  }

  @Test func `attributes that look equal are spelled out`() {
    let node = { RenderNode("UITextField", attributes: [RenderAttribute("placeholder", .string($0))]) }
    expectEqual(
      lines(node("caf\u{E9}"), node("cafe\u{301}")).last,
      #"  changed UITextField: placeholder="caf\u{E9}" -> "cafe\u{301}""#)
  }

  @Test func `statements and calls that look equal are spelled out`() {
    var (golden, actual) = (Storyboard([label("a"), label("a")]), Storyboard([label("a"), label("a")]))
    golden.script = "caf\u{E9}"
    actual.script = "cafe\u{301}"
    golden.steps[0].calls = ["show(\u{E9})"]
    actual.steps[0].calls = ["show(e\u{301})"]
    golden.steps[1].cause = "tap(\u{E9})"
    actual.steps[1].cause = "tap(e\u{301})"
    let lines = StoryboardDifference(golden: golden, actual: actual).lines
    for pair in [
      (#"- script: caf\u{E9}"#, #"+ script: cafe\u{301}"#), (#"show(\u{E9})"#, #"show(e\u{301})"#),
    ] {
      expectTrue(lines.contains { $0.contains(pair.0) } && lines.contains { $0.contains(pair.1) }, "\(lines)")
    }
    expectNoLookalikes(in: lines, "")
  }

  @Test func `differences that only look equal are reported one by one`() {
    let (first, second) = (label("caf\u{E9}"), label("cafe\u{301}"))
    let difference = StoryboardDifference(
      golden: Storyboard([first, second]), actual: Storyboard([label("tea"), label("tea")]))
    expectEqual(difference.steps.count, 2)
  }

  @Test(arguments: SplitMix64.seeds(20))
  func `no side of a change looks like the other one`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let part = Int.random(in: 0...3, using: &generator)
      let (old, new) = (generator.confusableNode(part), generator.confusableNode(part))
      guard old != new else { continue }
      let lines = lines(old, new)
      for line in lines where line.contains(" -> ") {
        let sides = line.split(separator: ": ").last?.components(separatedBy: " -> ").map(\.seen) ?? []
        expectTrue(Set(sides).count == sides.count, "seed \(seed): \(line)")
      }
      expectTrue(lines.count > 1, "seed \(seed): \(old) \(new)")
      expectNoLookalikes(in: lines, "seed \(seed)")
    }
  }

  /// Expects that no removed line looks like an added one.
  private func expectNoLookalikes(in lines: [String], _ remark: String) {
    let marked = lines.map { $0.drop { $0 == " " } }
    let removed = Set(marked.filter { $0.hasPrefix("- ") }.map { $0.dropFirst().seen })
    let added = Set(marked.filter { $0.hasPrefix("+ ") }.map { $0.dropFirst().seen })
    expectTrue(removed.isDisjoint(with: added), "\(remark): \(lines)")
  }
}

extension SplitMix64 {
  /// A node with one part, of a number from 0 to 3, of easily confused text.
  fileprivate mutating func confusableNode(_ part: Int) -> RenderNode {
    let text = "a" + confusableText()
    switch part {
    case 0: return RenderNode("A", text: text)
    case 1: return RenderNode("A", identifier: text)
    case 2: return RenderNode("A", attributes: [RenderAttribute("title", .string(text))])
    default: return RenderNode("A", attributes: [RenderAttribute("style", .word(text))])
    }
  }
}
