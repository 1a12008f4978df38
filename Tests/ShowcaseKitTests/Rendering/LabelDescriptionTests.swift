import Expectations
import Foundation
import HeadlessUIKit
import RenderTree
import Testing

@testable import ShowcaseKit

@Suite @MainActor struct LabelDescriptionTests {
  @Test func `A label reports all of its text, what is seen of it and how far it shrinks`() {
    // A label reports all of its text, and the visible part of a truncated one.
    do {
      let label = placed(UILabel(), width: 29, height: 12) {
        $0.text = "1234567890"
        $0.font = .systemFont(ofSize: 10)
      }
      expectEqual(
        rendered(label)[0].line, "UILabel \"1234567890\" (0 0; 29 12) font=regular-10 shown=\"123…\"")
      label.frame.size.width = 62
      expectEqual(rendered(label)[0].line, "UILabel \"1234567890\" (0 0; 62 12) font=regular-10")
    }
    // A text that shrinks reports how far.
    do {
      let label = placed(UILabel(), width: 30, height: 12) {
        $0.text = "1234567890"
        $0.font = .systemFont(ofSize: 10)
        $0.adjustsFontSizeToFitWidth = true
      }
      expectEqual(rendered(label)[0].line, "UILabel \"1234567890\" (0 0; 30 12) font=regular-10 scale=0.46")
    }
  }

  @Test func `Parts of a text are reported with what differs from its beginning`() {
    // Parts of a text that look different are reported with what differs.
    do {
      let text = NSMutableAttributedString(string: "Now 20% off, was 30 – see terms")
      func style(_ part: String, _ attributes: [NSAttributedString.Key: Any]) {
        text.addAttributes(attributes, range: (text.string as NSString).range(of: part))
      }
      style("20%", [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.systemRed])
      style("30", [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
      style("see", [.kern: 2, .baselineOffset: 1.5 as CGFloat, .backgroundColor: UIColor.yellow])
      style("terms", [.underlineStyle: 1, .link: "https://example.com"])
      let label = placed(UILabel()) { $0.attributedText = text }
      expectEqual(
        rendered(label)[0].word("runs"),
        """
        4-7 bold-20 color=systemRed; 17-19 strikethrough; \
        22-25 background=yellow kern=2 baseline=1.5; 26-31 underline link
        """)
    }
    // A text with one look throughout has no parts.
    do {
      let label = placed(UILabel()) {
        $0.attributedText = NSAttributedString(
          string: "Hello", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
      }
      expectNil(rendered(label)[0].word("runs"))
      expectEqual(rendered(label)[0].word("font"), "bold-20")
    }
    // The parts differ from the beginning of the text.
    do {
      let text = NSMutableAttributedString(string: "Bold and plain")
      text.addAttribute(
        .font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: 0, length: 4))
      let label = placed(UILabel()) { $0.attributedText = text }
      expectEqual(rendered(label)[0].word("font"), "bold-17")
      expectEqual(rendered(label)[0].word("runs"), "4-14 regular-17")
    }
  }

  @Test func `Titles of buttons and segments have the parts, fonts and colors of their states`() {
    // A button's title reports its parts, and any state with other ones.
    let title = NSMutableAttributedString(string: "Read more")
    title.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 5, length: 4))
    let button = placed(UIButton(type: .system), width: 100, height: 44) {
      $0.setAttributedTitle(title, for: .normal)
    }
    expectEqual(rendered(button)[0].text, "Read more")
    expectEqual(rendered(button)[0].word("runs"), "5-9 color=red")
    expectEqual(button.accessibilityLabel, "Read more")
    button.setAttributedTitle(nil, for: .normal)
    button.setTitle("Plain", for: .normal)
    #expect(rendered(button)[0].line.contains("Plain") && rendered(button)[0].word("runs") == nil)
    // Titles of segments have the fonts and colors of their states.
    let control = placed(UISegmentedControl(items: ["One", "Two"]), width: 200, height: 32) {
      $0.setTitleTextAttributes(
        [.font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor.gray], for: .normal)
      $0.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
      $0.selectedSegmentIndex = 1
    }
    let segments = rendered(control)[0].children
    expectEqual(segments.map { $0.word("font") }, ["bold-15", "bold-15"])
    expectEqual(segments.map { $0.word("color") }, ["gray", "red"])
    control.setTitleTextAttributes(nil, for: .normal)
    control.selectedSegmentIndex = 0
    expectEqual(rendered(control)[0].children.map { $0.word("color") }, ["red", nil])
  }

  @Test func `A label reports its alignment, and that it is disabled or highlighted`() {
    // The paragraph style at the beginning of a text aligns it.
    do {
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      let label = placed(UILabel()) {
        $0.textAlignment = .right
        $0.attributedText = NSAttributedString(string: "Hello", attributes: [.paragraphStyle: style])
      }
      expectEqual(rendered(label)[0].word("alignment"), "center")
      label.textAlignment = .left
      expectEqual(rendered(label)[0].word("alignment"), "left")
      label.text = "Hello"
      expectEqual(label.textAlignment, .left)
    }
    // A label reports that it is disabled or highlighted.
    do {
      let label = placed(UILabel()) {
        $0.isEnabled = false
        $0.isHighlighted = true
      }
      expectEqual(rendered(label)[0].states, ["disabled", "highlighted"])
    }
  }
}
