import Expectations
import Testing

@testable import Reports

@Suite struct StopReportTests {
  private let report = """
    Element does not meet assertion criteria:
    enabled

    Element:
    <UIButton:0x4; isAccessible=Y; AX.id='next'; AX.label='Next; it's time'; AX.frame={{0, 0}, {44, 44}}; alpha=0.5>

    UI Hierarchy (Back to front):
    ========== Window 1 ==========

    <UIWindow:0x1; isAccessible=N; frame={{0, 0}, {390, 844}}; alpha=1>
      |--<UIStackView:0x2; isAccessible=N; alpha=1>
      |  |--<UILabel:0x3; isAccessible=Y; AX.label='two
    lines'; User Interaction Disabled; alpha=1; text='two
    lines'>
      |  |--<UIButton:0x4; isAccessible=Y; AX.id='next'; AX.label='Next; it's time'; disabled; alpha=0.5>
      |--<UISwitch:0x5; isAccessible=Y; AX.frame={{0, 0}, {0, 0}} ||Blank View|| ; AX.traits=''; hidden>

    ========== Window 2 ==========

    <UITextEffectsWindow:0x6; isAccessible=N>

    **** Currently Animating Elements: ****
    <UIButton:0x4; AX.id='next'>
    """

  private func folded(_ statement: String) -> [String] {
    StopReport(report).hierarchy?.folded(for: statement).map(\.text) ?? []
  }

  @Test func `A report begins with its reason, and its elements are shortened`() {
    let parts = StopReport(report)
    expectEqual(parts.reason, "Element does not meet assertion criteria:\nenabled")
    expectEqual(
      parts.summary, "\nElement:\n<UIButton; AX.id='next'; AX.label='Next; it's time'; alpha=0.5>\n")
    expectEqual("\(parts.reason)\n\(parts.whole)", report)
  }

  @Test func `A report without views stays as it is`() {
    forEachRow(["", "one", "one\n\n<UIView:0x1; isAccessible=N>", "one:\ntwo\n"]) { text in
      let parts = StopReport(text)
      expectNil(parts.hierarchy)
      expectEqual(parts.summary, parts.whole)
      #expect(text.hasPrefix(parts.reason))
    }
  }

  @Test func `Views are folded to those with the name, else with one like it, else of the type`() {
    let button = [
      "", "UI Hierarchy (Back to front):", "  UIWindow > UIStackView",
      "    <UIButton; AX.id='next'; AX.label='Next; it's time'; disabled; alpha=0.5>", "  ... 5 more nodes",
    ]
    let label = [
      "", "UI Hierarchy (Back to front):", "  UIWindow > UIStackView",
      "    <UILabel; AX.label='two\\u{A}lines'>",
      "  ... 5 more nodes",
    ]
    forEachRow([
      (#"EarlGrey.selectElement(with: grey_accessibilityID("next")).perform(grey_tap())"#, button),
      (#"EarlGrey.selectElement(with: grey_accessibilityID("nexxt"))"#, button),
      (#"EarlGrey.selectElement(with: grey_accessibilityLabel("it's"))"#, button),
      (#"EarlGrey.selectElement(with: grey_buttonTitle("Done"))"#, button),
      (#"EarlGrey.selectElement(with: grey_kindOfClass(UIKit.UIButton.self))"#, button),
      (#"EarlGrey.selectElement(with: grey_kindOfClassName("UILabel"))"#, label),
      (#"EarlGrey.selectElement(with: grey_text("two\nlines"))"#, label),
      (
        #"EarlGrey.selectElement(with: grey_kindOfClass(UISwitch.self))"#,
        [
          "", "UI Hierarchy (Back to front):", "  UIWindow", "    <UISwitch; without size; hidden>",
          "  ... 5 more nodes",
        ]
      ),
      (#"EarlGrey.selectElement(with: grey_text("Nothing like it"))"#, ["", "... 6 nodes"]),
      ("advance(by: 5)", ["", "... 6 nodes"]),
    ]) { (row: (statement: String, lines: [String])) in
      expectEqual(folded(row.statement), row.lines, "\(row.statement)")
    }
  }

  @Test func `No more than fifteen lines are shown, the nearest views first`() {
    let views = (0..<60).map { number in
      "  |--<UIView:0x\(number); isAccessible=N>\n  |  |--<UILabel:0x0; AX.label='\(number == 50 ? "Row" : "Raw")'>"
    }
    let report =
      "Oh.\n\nUI Hierarchy (Back to front):\n<UIWindow:0x0; alpha=1>\n" + views.joined(separator: "\n")
    let all = (0..<60).map { #"grey_text("\#($0)")"# }.joined()
    forEachRow([#"grey_anyOf([grey_text("Row"), grey_kindOfClass(UILabel.self)])"#, all]) { statement in
      let lines = StopReport(report).hierarchy?.folded(for: statement).map(\.text) ?? []
      #expect(lines.count <= 16, "with the empty one before them")
      expectEqual(lines.contains { $0.hasSuffix("AX.label='Row'>") }, statement != all)
    }
  }
}
