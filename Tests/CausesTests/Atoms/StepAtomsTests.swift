import Expectations
import RenderTree
import Storyboards
import Testing

@testable import Causes

/// Which differences are atoms, and their words.
@Suite struct StepAtomsTests {
  @Test func `each part of a node that differs is an atom of its kind`() {
    forEachRow(
      [
        (#"UILabel "a""#, #"UILabel "b""#, [#""a" -> "b""#]),
        (#"UILabel "a""#, "UILabel", [#""a" -> none"#]),
        ("UIView #a", "UIView #b", ["#a -> #b"]),
        ("UISwitch [on]", "UISwitch [off]", ["[on] -> [off]"]),
        ("UIButton [disabled]", "UIButton", ["[disabled] -> none"]),
        ("UIView color=red", "UIView color=blue", ["color=red -> color=blue"]),
        ("UIView", "UIView alpha=0.5", ["none -> alpha=0.5"]),
        (#"UIView label="a""#, #"UIView label="b""#, [#"label="a" -> label="b""#]),
        (#"UITextField placeholder="a""#, "UITextField", [#"placeholder="a" -> none"#]),
        ("UIView controller=A", "UIView controller=B", ["A -> B"]),
        ("UIScrollView content=(1 2)", "UIScrollView content=(1 3)", ["content=(1 2) -> content=(1 3)"]),
        ("UIWindow", "AppWindow", ["UIWindow -> AppWindow"]),
        (
          "UIView a=1 b=2", "UIView b=2 a=1",
          ["attributes=word(\"UIView a=1 b=2\") -> attributes=word(\"UIView b=2 a=1\")"]
        ),
        ("UIView (0 0; nan 1)", "UIView (0 0; 5 1)", ["frame=(0 0 nan 1) -> frame=(0 0 5 1)"]),
      ] as [(String, String, [String])]
    ) { golden, actual, told in
      expectEqual(try Scenes.told(golden, actual), told)
    }
  }

  @Test func `of what went and came only the topmost nodes are atoms, by what they say first`() throws {
    let told = try Scenes.told(
      """
      UIView
        UIView
          UILabel "Gone"
          UILabel "Too"
      """,
      """
      UIView
        UIImageView image="star"
      """)
    expectEqual(told, [#"removed UIView "Gone""#, #"added UIImageView image="star""#])
  }

  @Test func `a node that is in another container is moved, though it looks as before`() throws {
    let views = { (first: String, second: String) in
      """
      UIView
        UIStackView #a\(first)
        UIStackView #b\(second)
      """
    }
    let label = "\n    UILabel #x (0 0; 80 44)"
    expectEqual(try Scenes.told(views(label, ""), views("", label)), ["moved UILabel #x"])
    // In a container that was added, it follows from that.
    let wrapped = """
      UIView
        UIView #wrapper
          UILabel #x
      """
    let told = try Scenes.told("UIView\n  UILabel #x", wrapped)
    expectEqual(told.filter { !$0.contains("<") }, ["added UIView #wrapper"])
  }

  @Test func `texts of other scalars differ, though they look alike`() throws {
    expectEqual(try Scenes.told("UILabel \"\u{E9}\"", "UILabel \"e\u{301}\"").count, 1)
  }

  @Test func `a switch that is shown and switched at once differs in both`() throws {
    expectEqual(
      try Scenes.told("UISwitch [hidden] [off]", "UISwitch [on]"), ["[off] -> [on]", "[hidden] -> none"])
  }

  @Test func `another order is one atom, in the tree or along an axis`() throws {
    let rows = { (texts: [String]) in
      "UIView\n" + texts.map { "  UILabel #\($0) (0 0; 9 9)" }.joined(separator: "\n")
    }
    expectEqual(try Scenes.told(rows(["a", "b", "c"]), rows(["a", "c", "b"])).count, 1)
    let told = try Scenes.told(
      """
      UIView
        UILabel #a (0 0; 9 9)
        UILabel #b (0 10; 9 9)
      """,
      """
      UIView
        UILabel #a (0 10; 9 9)
        UILabel #b (0 0; 9 9)
      """)
    expectEqual(told, ["reordered #a, #b"])
  }

  @Test func `siblings that have each other's texts are one exchange, from which all else at them follows`()
    throws
  {
    let told = try Scenes.told(
      """
      UIView
        UILabel #a "Left" color=red
        UILabel #b "Right"
      """,
      """
      UIView
        UILabel #a "Right" color=blue
        UILabel #b "Left"
      """)
    expectTrue(told.contains(#""Left" -> "Right" < exchanged left, right"#), "\(told)")
    expectEqual(told.filter { !$0.contains("<") }, ["exchanged left, right"])
  }

  @Test func `a difference that persists is one atom, and one that comes again is another`() throws {
    let (old, new) = (#"UILabel "a""#, #"UILabel "b""#)
    expectEqual(try Scenes.atoms([old, old, old], [new, new, new]).atoms.map(\.step), [0])
    expectEqual(try Scenes.atoms([old, old, old], [new, old, new]).atoms.map(\.step), [0, 2])
  }

  @Test func `calls are paired by their names, those that are left in order`() throws {
    let name = Scenes.name()
    let golden = try Scenes.storyboard(name, ["UIView"], calls: ["A.open(1)", "A.close()", "A.stay()"])
    let actual = try Scenes.storyboard(name, ["UIView"], calls: ["A.stay()", "A.open(2)", "A.shut()"])
    let atoms = ScenarioAtoms(name, golden: golden, actual: actual).atoms
    expectEqual(atoms.map(\.kind), [.call, .call])
    expectEqual(
      atoms.map(\.change), ["called A.open(1) -> called A.open(2)", "called A.close() -> called A.shut()"])
  }

  @Test func `all that is first seen after another statement follows from it`() throws {
    let name = Scenes.name()
    let golden = try Scenes.storyboard(name, ["UIView", "UIView", "UIView"])
    var actual = try Scenes.storyboard(name, ["UIView", #"UIView label="x""#, #"UIView label="x""#])
    actual.steps[1].cause = "swipe()"
    let atoms = ScenarioAtoms(name, golden: golden, actual: actual).atoms
    expectEqual(atoms.map(\.kind), [.step, .spoken])
    expectEqual(atoms.map(\.reasons), [[], [0]])
  }
}
