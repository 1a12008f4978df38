import Expectations
import RenderTree
import Storyboards
import TestSupport
import Testing
import UTF8Text

@Suite struct StoryboardTextTests {
  /// The golden of the design.
  static let golden = """
    showcase-storyboard 2
    use case: SettingsViewController / Main settings screen
    script: toggle-sync
    configuration: iPhone

    [1] launch
    UIWindow (0 0; 390 844)
      UIView (fill) background=systemBackground
        UITableViewCell #settings.sync "Sync" (0 44; 390 44)
          UISwitch #SyncSwitch (323 6.5; 51 31) [off]
        UIView #help "How it works" (hidden; 4 nodes cc1e0e6f)

    [2] EarlGrey.selectElement(with: grey_accessibilityID("SyncSwitch")).perform(grey_turnSwitchOn(true))
    called  SettingsCommands.setSyncEnabled(true)
    animated 0.25 s: UISwitch #SyncSwitch (position)
    changed UISwitch #SyncSwitch: [off] -> [on]
    added   in UITableViewCell #settings.sync
      UILabel "Syncing" (16 24; 200 16)
      UIProgressView (16 42; 200 2)

    [3] snapshot("sync on")

    [4] EarlGrey.selectElement(with: grey_text("Help")).perform(grey_tap())
    shown   UIView #help
      UIView #help (fill) background=white
        UILabel "How it works" (20 20; 200 20.333)
        UILabel "It copies" (20 50; 200 20.333)
        UIImageView (20 80; 50 50) image="cloud"

    [5] EarlGrey.selectElement(with: grey_text("Back")).perform(grey_tap())
    UIWindow (0 0; 390 844)
      UIView (fill)
        UILabel "Good bye" (0 0; 100 20)

    [end]
    pending a repeating Timer at 3 s
    alive   SettingsViewController: held by the action of UIButton #done

    """

  @Test func `the golden of the design is read and written, and steps report only what changed`() throws {
    let storyboard = try Storyboard(text: Self.golden)
    expectEqual(storyboard.text, Self.golden)
    expectEqual(storyboard.steps[1].tree, storyboard.steps[2].tree)
    expectEqual(storyboard.steps[1].animations, ["0.25 s: UISwitch #SyncSwitch (position)"])
    expectEqual(storyboard.ending.pending, ["a repeating Timer at 3 s"])
    expectEqual(storyboard.steps[1].calls, ["SettingsCommands.setSyncEnabled(true)"])

    forEachRow(Self.changes) { before, after, lines in
      // A step that changes most nodes is a whole tree, so there are others.
      let others = ["  Z \"1\"", "  Z \"2\"", "  Z \"3\"", "  Z \"4\"", "  Z \"5\""]
      let trees = try [before, after].map { lines in
        try RenderNode(text: ([lines[0]] + others + lines.dropFirst()).map { $0 + "\n" }.joined())
      }
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
    (["A", "  B #b x=1 y=2"], ["A", "  B #b y=3"], ["changed B #b: x=1 -> default, y=2 -> 3"]),
    (["A x=1"], ["A none=none x=1"], ["changed A: none=default -> none"]),
    (["A x=1"], ["A x=word(\"default\")"], ["changed A: x=1 -> word(\"default\")"]),
    (["A y=2"], ["A x=1 y=2"], ["changed A: x=default -> 1"]),
    (["A x=\"a=b\""], ["A x=\"c\""], ["changed A: x=\"a=b\" -> \"c\""]),
    (["A", "  B #b", "  C"], ["A", "  C", "  D"], ["removed B #b", "added   in A", "  D"]),
    (["A", "  B"], ["A", "  C", "  D", "  B"], ["added   after Z \"5\"", "  C", "  D"]),
    (["A", "  B", "  C", "  D"], ["A", "  C", "  D", "  B"], ["moved   B -> in A"]),
    (["A", "  B", "  C", "  D"], ["A", "  C", "  B", "  D"], ["swapped B <-> C"]),
    (["A", "  B", "    C", "  D"], ["A", "  B", "  D", "    C"], ["moved   C -> in D"]),
    (["A", "  D", "    E", "  C"], ["A", "  D", "    C", "    E"], ["moved   C -> first in D"]),
    (
      ["A", "  B #p", "    C \"t\"", "  B #q", "    C \"t\""],
      ["A", "  B #p", "    C \"t\"", "  B #q", "    C \"u\""],
      ["changed C \"t\" in B #q: \"t\" -> \"u\""]
    ),
    (["A", "  B", "  B", "  B"], ["A", "  B", "  B [on]", "  B"], ["changed B 2: none -> [on]"]),
    (
      ["A", "  B", "  P #p", "    B", "    B"], ["A", "  B", "  P #p", "    B", "    B [on]"],
      ["changed B 2 in P #p: none -> [on]"]
    ),
    // Names are those from before the step.
    (
      ["A", "  B \"x\"", "  B \"y\""], ["A", "  B \"y\"", "  B \"z\""],
      ["changed B \"x\": \"x\" -> \"z\"", "moved   B \"y\" -> after Z \"5\""]
    ),
    (
      ["A", "  B #p \"x\"", "  C \"y\"", "  C \"u\""],
      ["A", "  B #p \"y\"", "  C \"v\"", "  C \"u\""],
      ["changed B #p: \"x\" -> \"y\"", "changed C \"y\": \"y\" -> \"v\""]
    ),
    // An identifier or a view controller makes another node.
    (["A", "  B #b"], ["A", "  B #c"], ["removed B #b", "added   in A", "  B #c"]),
    (
      ["A", "  B controller=X"], ["A", "  B controller=Y"],
      ["removed B", "added   in A", "  B controller=Y"]
    ),
    (
      ["A", "  B #b [on]", "    C \"t\""], ["A", "  B #b \"t\" (hidden; 2 nodes 0000000a)"],
      ["hidden  B #b: \"t\" (hidden; 2 nodes 0000000a)"]
    ),
    (
      ["A", "  B #b (hidden; 1 node 0000000a)"], ["A", "  B #b (transparent; 2 nodes 000000ff)"],
      ["changed B #b: (hidden; 1 node 0000000a) -> (transparent; 2 nodes 000000ff)"]
    ),
    (
      ["A", "  B #b \"t\" (hidden; 2 nodes 0000000a)"], ["A", "  B #b", "    C \"t\""],
      ["shown   B #b", "  B #b", "    C \"t\""]
    ),
    (
      ["A", "  B \"\(long)1\"", "  B \"\(short)\""], ["A", "  B \"\(long)1\" [on]", "  B \"\(short)\" [on]"],
      ["changed B \"\(long)…\": none -> [on]", "changed B \"\(short)\": none -> [on]"]
    ),
  ]

  private static let long = String(repeating: "long text ", count: 4)
  private static let short = String(repeating: "x", count: 40)

  @Test func `a step that changes two thirds of its nodes is a whole tree`() throws {
    let before = try RenderNode(text: "A\n  B \"1\"\n  C \"2\"\n")
    forEachRow([
      ("A\n  B \"1\"\n  C \"3\"\n", "changed C \"2\": \"2\" -> \"3\"\n"),
      ("A\n  B \"2\"\n  C \"3\"\n", "A\n  B \"2\"\n  C \"3\"\n"), ("D\n", "D\n"),
      ("A\n", "removed C \"2\"\nremoved B \"1\"\n"),
    ]) { after, step in
      let storyboard = Storyboard([before, try RenderNode(text: after)])
      expectTrue(storyboard.text.hasSuffix("[2] tap(1)\n" + step), "\(storyboard.text)")
      expectEqual(try Storyboard(text: storyboard.text), storyboard)
    }
  }

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

  @Test func `a storyboard without steps is its head`() throws {
    let empty = Storyboard([])
    expectEqual(empty.text, "showcase-storyboard 2\nuse case: C / U\nscript: s\nconfiguration: iPhone\n")
    expectEqual(try Storyboard(text: empty.text), empty)
    expectEqual(try Storyboard(json: empty.json), empty)
  }
}
