import Expectations
import RenderTree
import Storyboards
import Testing

/// The rule for contrast on small screens; a finding is its printed problem.
@Suite struct ContrastRuleTests {
  /// What is wrong with the contrast of texts on a window with a background and the lines of some nodes.
  private func problems(on background: String? = "#FFFFFF", _ lines: String...) throws -> [String] {
    let window = "UIWindow (0 0; 390 844)" + (background.map { " background=\($0)" } ?? "") + "\n"
    let tree = try RenderNode(text: window + lines.map { "  \($0)\n" }.joined())
    return tree.auditFindings.filter { $0.rule == .lowContrast }.map(\.problem)
  }

  /// The contrasts that are reported, such as `4.48`.
  private func ratios(on background: String? = "#FFFFFF", _ lines: String) throws -> [String] {
    let text = lines.split(separator: "\n").map { "  \($0)\n" }.joined()
    let window = "UIWindow (0 0; 390 844)" + (background.map { " background=\($0)" } ?? "") + "\n"
    return try RenderNode(text: window + text).auditFindings.filter { $0.rule == .lowContrast }.compactMap {
      $0.problem.split(separator: " ").first { $0.contains(":1,") }.map { String($0.dropLast(3)) }
    }
  }

  private func label(_ color: String, _ more: String = "") -> String {
    #"UILabel "Go" (10 10; 100 20)\#(more.isEmpty ? "" : " " + more) color=\#(color)"#
  }

  @Test func `The contrast is that of the guidelines, and a finding has both colors and what is needed`()
    throws
  {
    expectEqual(
      try problems(label("#777777")),
      ["its text has a contrast of 4.48:1, less than 4.5:1: #777777 on #FFFFFF"])
    expectEmpty(try problems(label("#767676")))
    forEachRow(
      [
        ("#FFFFFF", "#FFFFFF", "1"), ("#FFFF00", "#FFFFFF", "1.07"), ("#808080", "#FFFFFF", "3.95"),
        ("#FF0000", "#FFFFFF", "4"), ("#777777", "#000000", nil), ("#5C5C5C", "#000000", "3.14"),
        ("#0000FF", "#FFFFFF", nil), ("#0000FF", "#000000", "2.44"),
      ] as [(String, String, String?)]
    ) { text, background, ratio in
      expectEqual(
        try ratios(on: background, label(text)), ratio.map { [$0] } ?? [], "\(text) on \(background)")
    }
  }

  @Test func `Large text needs less: 18 points, or 14 in bold`() throws {
    forEachRow(
      [
        ("regular-17", true), ("regular-18", false), ("bold-13.5", true), ("bold-14", false),
        ("semibold-14", true), ("heavy-14", false), ("black-rounded-italic-14", false),
        ("Inter-Bold-14", false),
        ("regular-40", false),
      ] as [(String, Bool)]
    ) { font, isReported in
      expectEqual(try problems(label("#808080", "font=\(font)")).isEmpty, !isReported, "\(font)")
    }
    expectEqual(
      try problems(label("#999999", "font=bold-20")),
      ["its text has a contrast of 2.85:1, less than 3:1: #999999 on #FFFFFF"])
    // A text that shrinks to fit is as large as it is seen.
    expectEqual(try problems(#"UILabel "Go" (10 10; 100 20) font=bold-20 scale=0.5 color=#808080"#).count, 1)
  }

  @Test func `Translucent colors and nodes are blended with what is behind them`() throws {
    expectEqual(
      try problems(label("#00000080")),
      ["its text has a contrast of 4:1, less than 4.5:1: #7F7F7F on #FFFFFF"])
    expectEqual(try ratios(label("#000000", "alpha=0.5")), ["3.98"])
    expectEqual(
      try problems("UIView (0 0; 390 844) alpha=0.5 background=#000000", "  " + label("#FFFFFF")),
      ["its text has a contrast of 3.98:1, less than 4.5:1: #FFFFFF on #808080"])
    // The background of the node itself, an ancestor's and an earlier sibling's count, the nearest first.
    expectEmpty(try problems(label("#FFFFFF", "background=#000000")))
    expectEmpty(try problems("UIView (0 0; 200 200) background=#000000", "  " + label("#FFFFFF")))
    expectEmpty(try problems("UIView (0 0; 200 200) background=#000000", label("#FFFFFF")))
    expectEqual(
      try ratios(
        "UIView (0 0; 200 200) background=#000000\n  UIView (0 0; 200 200) background=#FFFFFF\n"
          + label("#FFFFFF")), ["1"])
    // What is in front, or elsewhere, does not.
    expectEqual(try problems(label("#FFFFFF"), "UIView (0 0; 200 200) background=#000000").count, 1)
    expectEqual(try problems("UIView (0 100; 200 200) background=#000000", label("#FFFFFF")).count, 1)
  }

  @Test func `What is behind is unknown without an opaque color, and with a picture, a gradient or a blur`()
    throws
  {
    forEachRow([
      #"image="photo""#, #"gradient="red, blue""#, "effect=systemMaterial", #"drawing="fill red M0 0 Z""#,
      #"mask="CALayer""#, "background=red",
    ]) { attribute in
      expectEmpty(try problems("UIView (0 0; 390 844) \(attribute)", label("#FFFFFF")), "\(attribute)")
      // An opaque color in front of it is known again.
      expectEqual(
        try problems(
          "UIView (0 0; 390 844) \(attribute)", "UIView (0 0; 390 844) background=#FFFFFF", label("#FFFFFF")
        ).count, 1, "\(attribute)")
    }
    expectEmpty(try problems(on: nil, label("#FFFFFF")))
    expectEmpty(try problems(on: "#FFFFFF80", label("#FFFFFF")))
    expectEmpty(try problems("UISegmentedControl (0 0; 390 44)", label("#FFFFFF")))
    // Something that covers a part of the text; a line does not matter.
    expectEmpty(try problems("UIView (0 0; 50 844) background=#FFFFFF", label("#FFFFFF")))
    expectEqual(try problems("UIView (0 10; 390 0.333) background=#000000", label("#FFFFFF")).count, 1)
    // The picture of a button is beside its title.
    expectEqual(
      try problems(#"UIButton "Go" (10 10; 100 44) image="plus" color=#FFFFFF"#).count, 1)
  }

  @Test func `Disabled, hidden and transparent texts are exempt, and those without a known color`() throws {
    forEachRow([
      label("#FFFFFF", "[disabled]"), label("#FFFFFF", "[hidden]"), label("#FFFFFF00"), label("white"),
      label("#FFFFFF", "alpha=0"), #"UILabel (10 10; 100 20) color=#FFFFFF"#,
      #"UILabel "" (10 10; 100 20) color=#FFFFFF"#, #"UILabel "Go" (500 10; 100 20) color=#FFFFFF"#,
    ]) { line in
      expectEmpty(try problems(line), "\(line)")
    }
    expectEmpty(try problems("UIControl (0 0; 390 44) [disabled]", "  " + label("#FFFFFF")))
  }

  @Test func `A placeholder of an app's color is judged, and each part of a text`() throws {
    let field = #"UITextField (10 10; 200 44) placeholder="Name" placeholderColor="#
    expectEqual(try problems(field + "#AAAAAA").count, 1)
    expectEmpty(try problems(field + "placeholderText(#3C3C434D)"))
    expectEqual(
      try problems(#"UILabel "One two" (10 10; 100 20) color=#000000 runs="4-7 color=systemRed(#FF3B30)""#),
      ["its text has a contrast of 3.55:1, less than 4.5:1: #FF3B30 on #FFFFFF"])
    expectEmpty(
      try problems(
        #"UILabel "One two" (10 10; 100 20) color=#000000 runs="4-7 bold-20 color=systemRed(#FF3B30)""#))
    expectEqual(
      try problems(#"UILabel "One two" (10 10; 100 20) color=#000000 runs="4-7 background=#222222""#),
      ["its text has a contrast of 1.32:1, less than 4.5:1: #000000 on #222222"])
  }

  @Test func `The whole attributes of an audit count, and do not change a node's address`() throws {
    let tree = try RenderNode(
      text: """
        UIWindow (0 0; 390 844) whole.background=systemBackground(#FFFFFF)
          UILabel "Go" (10 10; 100 20) whole.font=regular-17 whole.color=tertiaryLabel(#3C3C434D)

        """)
    expectEqual(
      tree.auditFindings.map(\.description),
      [
        #"UILabel "Go": its text has a contrast of 1.74:1, less than 4.5:1: #C4C4C6 on #FFFFFF (low contrast)"#
      ])
  }
}
