import Expectations
import RenderTree
import Storyboards
import TestSupport
import Testing
import UTF8Text

@Suite struct StoryboardTextTests {
  /// The golden of the design.
  static let golden = """
    showcase-storyboard 1
    use case: SettingsViewController / Main settings screen
    script: toggle-sync
    configuration: iPhone

    [1] launch
    UIWindow (0 0; 390 844)
      UITableViewCell #settings.sync "Sync" (0 44; 390 44)
        UISwitch #SyncSwitch (323 6.5; 51 31) [off]

    [2] EarlGrey.selectElement(with: grey_accessibilityID("SyncSwitch")).perform(grey_turnSwitchOn(true))
    called  SettingsCommands.setSyncEnabled(true)
    changed UISwitch #SyncSwitch: [off] -> [on]
    added   in UITableViewCell #settings.sync at 1
      UILabel "Syncing" (16 24; 200 16)

    [3] snapshot("sync on")
    UIWindow (0 0; 390 844)
      UITableViewCell #settings.sync "Sync" (0 44; 390 44)
        UISwitch #SyncSwitch (323 6.5; 51 31) [on]
        UILabel "Syncing" (16 24; 200 16)

    [4] EarlGrey.selectElement(with: grey_text("Syncing")).assert(grey_notNil())

    """

  @Test func `the golden of the design is read and written, and steps report only what changed`() throws {
    let storyboard = try Storyboard(text: Self.golden)
    expectEqual(storyboard.text, Self.golden)
    expectEqual(storyboard.steps.map(\.isKeyFrame), [true, false, true, false])
    expectEqual(storyboard.steps[1].tree, storyboard.steps[2].tree)
    expectEqual(storyboard.steps[1].calls, ["SettingsCommands.setSyncEnabled(true)"])

    forEachRow(Self.changes) { before, after, lines in
      let trees = try [before, after].map { try RenderNode(text: $0.map { $0 + "\n" }.joined()) }
      let storyboard = Storyboard(trees)
      let text = storyboard.text
      let step = text.split(separator: "[2] tap(1)\n", maxSplits: 1)
      expectEqual(step.last.map(String.init), lines.map { $0 + "\n" }.joined())
      expectEqual(try Storyboard(text: text), storyboard)
    }
  }

  /// The lines that one step writes, from one tree to the next.
  static let changes: [([String], [String], [String])] = [
    (
      ["A", "  B #b \"x\""], ["A", "  B #b \"y\" (0 0; 1 1)"],
      ["changed B #b: \"x\" -> \"y\", none -> (0 0; 1 1)"]
    ),
    (["A", "  B #b [on] [off]"], ["A", "  B #b [off]"], ["changed B #b: [on] [off] -> [off]"]),
    (["A", "  B #b [on]"], ["A", "  B #b"], ["changed B #b: [on] -> none"]),
    (["A", "  B #b x=1 y=2"], ["A", "  B #b y=3"], ["changed B #b: x=1 -> none, y=2 -> y=3"]),
    (["A x=1"], ["A x=1 none=none"], ["changed A: none -> none=none"]),
    (["A y=2"], ["A x=1 y=2"], ["changed A: y=2 -> x=1 y=2"]),
    (["A x=1 x=2"], ["A x=2"], ["changed A: x=1 x=2 -> x=2"]),
    (["A", "  B #b", "  C"], ["A", "  C", "  D"], ["removed B #b", "added   in A at 1", "  D"]),
    (["A", "  B", "  C", "  D"], ["A", "  C", "  D", "  B"], ["moved   B to A at 2"]),
    (["A", "  B"], ["C", "  B"], ["replaced A", "  C", "    B"]),
    (
      ["A", "  B #p", "    C \"t\"", "  B #q", "    C \"t\""],
      ["A", "  B #p", "    C \"t\"", "  B #q", "    C \"u\""],
      ["changed C \"t\" in B #q: \"t\" -> \"u\""]
    ),
    (["A", "  B", "  B", "  B"], ["A", "  B", "  B [on]", "  B"], ["changed B 2 of 3: none -> [on]"]),
    (
      ["A", "  B", "  P #p", "    B", "    B"], ["A", "  B", "  P #p", "    B", "    B [on]"],
      ["changed B 2 of 2 in P #p: none -> [on]"]
    ),
  ]

  @Test func `any storyboard comes back from its text and from its JSON`() {
    forEachRow(SplitMix64.seeds(100)) { seed in
      var random = SplitMix64(seed: seed)
      let storyboard = random.storyboard()
      let text = storyboard.text
      expectEqual(try Storyboard(text: text), storyboard)
      expectTrue(try Storyboard(text: text).text.isIdentical(to: text))
      expectEqual(try Storyboard(json: storyboard.json), storyboard)
      expectTrue(try Storyboard(json: storyboard.json).json.isIdentical(to: storyboard.json))
      expectTrue(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(text)")
    }
  }

  @Test func `a storyboard without steps is its head, and the first step always is a key frame`() throws {
    let empty = Storyboard([])
    expectEqual(empty.text, "showcase-storyboard 1\nuse case: C / U\nscript: s\nconfiguration: iPhone\n")
    expectEqual(try Storyboard(text: empty.text), empty)
    expectEqual(try Storyboard(json: empty.json), empty)

    var storyboard = Storyboard([RenderNode("A"), RenderNode("A")])
    expectEqual(storyboard.steps.map(\.isKeyFrame), [true, false])
    storyboard.steps.removeFirst()
    expectEqual(storyboard.steps.map(\.isKeyFrame), [true])
  }
}
