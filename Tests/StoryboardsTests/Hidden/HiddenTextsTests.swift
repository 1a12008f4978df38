import Expectations
import Foundation
import RenderTree
import Storyboards
import TestSupport
import Testing

/// What a golden folds, kept by a run and shown where it differs.
@Suite struct HiddenTextsTests {
  /// A screen with a hidden menu, whose label has a text, beside a hidden footer.
  private func whole(_ text: String, footer: String = "Help") throws -> Storyboard {
    let lines = [
      "A (0 0; 9 9)", "  M #menu (0 0; 9 9) [hidden]", "    UILabel \"\(text)\" (1 1; 2 2) color=red",
      "    B (3 3; 1 1)", "  F #footer (0 0; 9 9) [hidden]", "    UILabel \"\(footer)\"", "  C (2 2; 1 1)",
    ]
    return Storyboard([try RenderNode(text: lines.map { $0 + "\n" }.joined())])
  }

  private func condensed(_ text: String, footer: String = "Help") throws -> (Storyboard, HiddenTexts) {
    var hidden = HiddenTexts()
    let storyboard = try whole(text, footer: footer).condensed(noting: &hidden)
    return (storyboard, hidden)
  }

  @Test func `a difference in what both fold is that of its lines, if both texts are known`() throws {
    let ((golden, old), (actual, new)) = (try condensed("Cut"), try condensed("Copy"))
    let both = HiddenTexts(old.texts.merging(new.texts) { first, _ in first })
    let (former, present) = both.revealing(golden, actual)
    expectEqual(
      StoryboardDifference(golden: former, actual: present).lines,
      ["step 1: launch", "  changed UILabel \"Cut\": \"Cut\" -> \"Copy\""])
    // What does not differ stays folded.
    expectEqual(former.steps[0].tree.lines[4], golden.steps[0].tree.lines[2])

    forEachRow([old, new, HiddenTexts()]) { texts in
      let (former, present) = texts.revealing(golden, actual)
      expectEqual(former, golden)
      expectEqual(present, actual)
    }
    let (same, other) = both.revealing(golden, golden)
    expectEqual(same, golden)
    expectEqual(other, golden)
  }

  @Test func `a text that has another digest, or is not a tree, is not shown`() throws {
    let ((golden, old), (actual, new)) = (try condensed("Cut"), try condensed("Copy"))
    let digests = golden.digests(differingFrom: actual)
    expectEqual(digests.count, 2)
    var edited = HiddenTexts(old.texts.merging(new.texts) { first, _ in first })
    for digest in digests { edited.texts[digest] = "M #menu [hidden]\n" }
    expectEqual(edited.revealing(golden, actual).actual, actual)
    // A golden may be edited so that its digest is that of any text.
    let text = "not a tree\n\n"
    var damaged = golden
    damaged.steps[0].tree.children[0].place = .folded(
      RenderFold(.hidden, count: 3, digest: RenderNode.digest(of: text)))
    expectEqual(HiddenTexts(of: [text] + Array(new.texts.values)).revealing(damaged, actual).golden, damaged)
  }

  @Test func `a node that is folded on one side only stays so`() throws {
    let (golden, old) = try condensed("Cut")
    var actual = try whole("Cut")
    actual.steps[0].tree.children[0].states = []
    let (former, present) = old.revealing(golden, actual.condensed)
    expectEqual(former, golden)
    expectEqual(present, actual.condensed)
  }

  @Test func `a folder keeps each text once, and says nothing of others`() throws {
    let folder = try TemporaryFolder()
    let hidden = HiddenTextFolder(root: folder.root)
    let (golden, texts) = try condensed("Cut")
    hidden.keep(texts)
    hidden.keep(texts)
    let (actual, _) = try condensed("Copy", footer: "About")
    let known = hidden.texts(of: golden.digests(differingFrom: actual))
    expectEqual(known, texts)
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder.root)/\(HiddenTextFolder.path)")
    expectEqual(files.sorted(), texts.texts.keys.map { "\(RenderFold.text(of: $0)).txt" }.sorted())
    expectEmpty(HiddenTextFolder(root: "\(folder.root)/missing").texts(of: Set(texts.texts.keys)).texts)
    // A folder that cannot be made is not an error: only reports know less.
    HiddenTextFolder(root: "/proc").keep(texts)
  }
}
