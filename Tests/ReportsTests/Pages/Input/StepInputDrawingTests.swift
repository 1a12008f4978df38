import Expectations
import RenderTree
import Storyboards
import TestSupport
import Testing

@testable import Reports

@Suite struct StepInputDrawingTests {
  private static let tree = """
    UIWindow (0 0; 390 844)
      UIView #page "Page" (0 100; 390 400)
        UIButton "OK" (10 20; 100 40)
        UIButton "OK" (210 20; 100 40)
        UISwitch #sync (300 200; 50 30) [off] label="Sync"
        UITextField #name "Ann" (20 300; 200 40) [focused]
        UILabel #gone "Gone" (0 0; 80 20) [hidden]
      UIKeyboardView (0 553; 390 291)

    """

  /// The elements for a cause over the tree.
  private func drawing(_ cause: String) throws -> String? {
    Step(cause: cause, tree: RenderNode("UIView")).drawing(on: try RenderNode(text: Self.tree))
  }

  private func select(_ matcher: String, _ rest: String) -> String {
    "EarlGrey.selectElement(with: \(matcher))\(rest)"
  }

  @Test func `A tap is a ring at the middle of what the matcher selects`() {
    forEachRow([
      (#"grey_accessibilityID("sync")"#, "", 325, 315), (#"grey_accessibilityLabel("Sync")"#, "", 325, 315),
      (#"grey_kindOfClassName("UISwitch")"#, "", 325, 315), ("grey_kindOfClass(UISwitch.self)", "", 325, 315),
      ("grey_firstResponder()", "", 120, 420), (#"grey_text("Ann")"#, "", 120, 420),
      (#"grey_textBeginsWith("An")"#, "", 120, 420), ("grey_keyWindow()", "", 195, 422),
      // Of two at one level, the one in front comes first.
      (#"grey_buttonTitle("OK")"#, "", 260, 140), (#"grey_buttonTitle("OK")"#, ".atIndex(1)", 60, 140),
      (#"grey_allOf([grey_accessibilityID("sync"), grey_sufficientlyVisible()])"#, "", 325, 315),
      (#"grey_anyOf([grey_text("x"), grey_accessibilityID("sync")])"#, "", 325, 315),
      (
        #"grey_allOf([grey_not(grey_text("OK")), grey_ancestor(grey_accessibilityID("page"))])"#, "", 120, 420
      ),
      (#"grey_allOf([grey_kindOfClassName("UIView"), grey_descendant(grey_text("OK"))])"#, "", 195, 300),
    ]) { matcher, rest, x, y in
      let svg = try drawing(select(matcher, rest + ".perform(grey_tap())"))
      expectTrue(svg?.contains("<circle cx=\"\(x)\" cy=\"\(y)\" r=\"22\"") == true, "\(svg ?? "nil")")
    }
  }

  @Test func `Each kind of input has its sign`() {
    let target = #"grey_accessibilityID("page")"#
    forEachRow([
      (select(target, ".perform(grey_longPress())"), #"<circle cx="195" cy="300" r="28""#),
      (
        select(target, ".perform(grey_tapAtPoint(CGPoint(x: 20, y: -5)))"), #"<circle cx="20" cy="95" r="22""#
      ),
      (select(target, ".perform(grey_doubleTap())"), ">2</text>"),
      (
        select(target, ".perform(grey_turnSwitchOn(true)).assert(grey_notNil())"),
        #"cx="195" cy="300" r="22""#
      ),
      (select(target, ".perform(grey_swipeFastInDirection(.up))"), #"d="M195 420L195 180"#),
      (select(target, ".perform(grey_swipeSlowInDirection(kGREYDirectionLeft))"), #"d="M312 300L78 300"#),
      (
        select(target, ".perform(grey_swipeFastInDirectionWithStartPoint(.right, 0.1, 0.5))"),
        #"d="M39 300L273 300"#
      ),
      // A scroll down moves the content, and so the finger, up.
      (select(target, ".perform(grey_scrollInDirection(.down, 200))"), #"d="M195 420L195 180"#),
      (select(target, ".perform(grey_scrollToContentEdge(.top))"), #"d="M195 180L195 420"#),
      (select(target, #".perform(grey_typeText("it's <b>"))"#), ">it's &lt;b&gt;</text>"),
      (select(target, #".perform(grey_replaceText("say \"hi\""))"#), ">say \"hi\"</text>"),
      (select(target, ".perform(grey_clearText())"), ">⌫</text>"),
      (select(target, #".perform(grey_setPickerColumnToValue(1, "Quebec"))"#), ">Quebec</text>"),
      (
        #"EarlGrey.selectElement(with: grey_text("far")).usingSearch(grey_scrollInDirection(.down, 100), "#
          + #"onElementWith: grey_accessibilityID("page")).perform(grey_tap())"#, #"d="M195 420L195 180"#
      ),
      (#"typeKey("l", modifierFlags: [.shift, .command])"#, ">⇧⌘L</text>"),
      ("EarlGrey.rotateDevice(to: .landscapeLeft)", #"<g transform="translate(195 422)">"#),
      ("EarlGrey.dismissKeyboard()", #"d="M195 573L195 785.8"#), ("advance(by: 2.5)", ">2.5 s</text>"),
      ("tapStatusBar()", #"<circle cx="195" cy="22" r="22""#), (#"Open("Ann")"#, #"cx="120" cy="420""#),
      ("sendToBackground()", #"d="M195 830L195 644"#),
    ]) { cause, sign in
      let svg = try drawing(cause)
      expectTrue(svg?.contains(sign) == true, "\(cause): \(svg ?? "nil")")
    }
  }

  @Test func `What is not an input, or not on the picture, has no sign`() {
    let deep = String(repeating: "grey_not(", count: 500) + "grey_nil()" + String(repeating: ")", count: 500)
    forEachRow([
      "launch", "", #"snapshot("a")"#, select(#"grey_text("OK")"#, ".assert(grey_notNil())"),
      select(#"grey_text("missing")"#, ".perform(grey_tap())"),
      select(#"grey_accessibilityID("gone")"#, ".perform(grey_tap())"),
      select(#"grey_text("OK")"#, ".atIndex(7).perform(grey_tap())"),
      select(#"grey_text("OK")"#, ".atIndex(-1).perform(grey_tap())"),
      // A tree does not say it of any node.
      select("grey_accessibilityTrait(.button)", ".perform(grey_tap())"),
      select(deep, ".perform(grey_tap())"), "EarlGrey.selectElement(with: grey_text(\"OK", "((((", "a.b.",
      select(#"grey_text("OK")"#, ".perform(grey_unknown())"),
    ]) { cause in
      expectEqual(try drawing(cause), nil, "\(cause)")
    }
  }

  @Test func `Damaged causes are read or refused, and never harm`() {
    let cause = select(
      #"grey_allOf([grey_text("OK"), grey_not(grey_ancestor(grey_accessibilityID("p")))])"#,
      ".atIndex(1).perform(grey_swipeFastInDirectionWithStartPoint(.right, 0.01, 0.7))")
    let tree = RenderNode("UIWindow", frame: RenderFrame(x: 0, y: 0, width: 390, height: 844))
    forEachRow(SplitMix64.seeds(200)) { seed in
      var random = SplitMix64(seed: seed)
      let step = Step(cause: random.damaged(cause), tree: tree)
      let svg = step.drawing(on: tree) ?? "<g class=\"input\""
      expectTrue(svg.hasPrefix("<g class=\"input\""), "seed \(seed)")
    }
  }
}

extension Step {
  /// The step's input over the picture of a tree.
  fileprivate func drawing(on tree: RenderNode) -> String? {
    var sheet = WireframeSheet()
    return inputDrawing(on: tree, frames: sheet.picture(of: tree).frames)
  }
}
