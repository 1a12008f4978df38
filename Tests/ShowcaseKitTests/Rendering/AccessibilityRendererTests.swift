import Expectations
import HeadlessUIKit
import RenderTree
import Testing

@testable import ShowcaseKit

@Suite @MainActor struct AccessibilityRendererTests {
  private func label(_ text: String, x: CGFloat = 0, y: CGFloat = 0) -> UILabel {
    placed(UILabel(), x: x, y: y, width: 100) { $0.text = text }
  }

  @Test func `Elements that can be seen are read from top to bottom, then from left to right`() {
    // Elements are read from top to bottom, then from left to right, whatever their order and depth.
    let container = placed(UIView(), y: 5, width: 300, height: 300)
    container.addSubview(label("third", x: 100, y: 5))
    container.addSubview(label("second", x: 0, y: 5))
    expectEqual(
      spoken(label("last", y: 50), container, label("first", y: 2)),
      ["first", "second", "third", "last"].map { "staticText \"\($0)\"" })
    // Invisible views are not read, and neither are those that are not elements.
    let hidden = placed(UIView()) { $0.isHidden = true }
    hidden.addSubview(label("in a hidden view"))
    let transparent = label("transparent")
    transparent.alpha = 0
    expectEqual(
      spoken(hidden, transparent, UIView(), placed(UILabel()), label("seen")), ["staticText \"seen\""])
  }

  @Test func `An element's parts are not read one by one, a cell's labels at once`() {
    // An element's parts are not read one by one.
    let element = placed(UIView(), width: 100, height: 100) {
      $0.isAccessibilityElement = true
      $0.accessibilityLabel = "whole"
    }
    element.addSubview(label("part"))
    expectEqual(spoken(element), ["element \"whole\""])
    // A cell is read with all its labels.
    let cell = placed(UITableViewCell(style: .subtitle, reuseIdentifier: nil), width: 200, height: 70) {
      $0.textLabel?.text = "Title"
      $0.detailTextLabel?.text = "Detail"
      $0.isSelected = true
    }
    expectEqual(spoken(cell), ["cell \"Title, Detail\" [selected]"])
  }

  @Test func `Each kind of control has its role, its states and its value`() {
    let views: [(UIView, String)] = [
      (placed(UISwitch()) { $0.accessibilityLabel = "Sync" }, "switch \"Sync\" value=\"0\""),
      (
        placed(UIButton(type: .system)) {
          $0.setTitle("Go", for: .normal)
          $0.isEnabled = false
          $0.accessibilityIdentifier = "go"
        }, "button #go \"Go\" [notEnabled]"
      ),
      (placed(UITextField()) { $0.placeholder = "Name" }, "textField value=\"Name\""),
      (
        placed(UISearchBar(), width: 300, height: 56) { $0.placeholder = "Find" },
        "searchField value=\"Find\""
      ),
      (
        placed(UILabel()) {
          $0.text = "Head"
          $0.accessibilityTraits = .header
          $0.accessibilityHint = "hint"
        }, "header \"Head\" hint=\"hint\""
      ),
    ]
    for (view, line) in views { expectEqual(spoken(view), [line]) }
  }
}
