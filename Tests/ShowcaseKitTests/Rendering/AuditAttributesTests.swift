import Expectations
import HeadlessUIKit
import RenderTree
import Testing

@testable import ShowcaseKit

@Suite @MainActor struct AuditAttributesTests {
  /// The attributes of views that only an audit uses, except the whole ones, in one string for each view.
  private func attributes(_ views: UIView...) -> [String] {
    let plain = rendered(views, as: .hierarchy)
    let audited = rendered(views, as: .audit)
    return zip(plain, audited).map { plain, audited in
      expectEqual(audited.frame, plain.frame)
      return audited.attributes.filter {
        !plain.attributes.contains($0) && !$0.name.hasPrefix("whole.")
      }
      .map { "\($0.name)=\($0.value.text)" }.joined(separator: " ")
    }
  }

  @Test func `What assistive technologies meet is reported with its role and its words`() {
    do {
      let button = placed(UIButton(type: .system), width: 100, height: 44) { $0.setTitle("Go", for: .normal) }
      let unlabelled = placed(UIButton(type: .custom), y: 50)
      let toggle = placed(UISwitch(), y: 100) { $0.accessibilityLabel = "Sync" }
      let field = placed(UITextField(), y: 150, width: 100, height: 44) { $0.accessibilityLabel = "Name" }
      expectEqual(
        attributes(button, unlabelled, toggle, field, placed(UIView(), y: 200)),
        [
          #"role=button spoken="Go""#, "role=button", #"role=switch spoken="Sync""#,
          #"role=textField spoken="Name""#, "",
        ])
    }
    // Views that assistive technologies do not reach have no role.
    do {
      let button = placed(UIButton(type: .system), width: 100, height: 44) {
        $0.isAccessibilityElement = false
        $0.setTitle("Go", for: .normal)
      }
      expectEqual(attributes(button), [""])
    }
  }

  @Test func `Titles and placeholders report what is seen of them, the text of a field does not`() {
    // A button's title and a field's placeholder report their visible parts.
    let button = placed(UIButton(type: .system), width: 60, height: 44) {
      $0.setTitle("Wallpaper of the year", for: .normal)
      $0.isAccessibilityElement = false
    }
    let placeholder = placed(UITextField(), y: 100, width: 60, height: 44) {
      $0.placeholder = "Wallpaper of the year"
      $0.isAccessibilityElement = false
    }
    for remark in attributes(button, placeholder) {
      #expect(remark.hasPrefix(#"cut="Wa"#) && remark.contains(#"…""#), "\(remark)")
    }
    // The text of a field scrolls, and is not truncated.
    let field = placed(UITextField(), width: 60, height: 44) {
      $0.text = "Wallpaper of the year"
      $0.isAccessibilityElement = false
    }
    expectFalse(attributes(field).contains { $0.contains("cut=") })
    let focused = rendered([field], as: .audit) { _ = field.becomeFirstResponder() }
    expectTrue(focused[0].attributes.allSatisfy { $0.name != "cut" })
  }

  private func button(y: CGFloat = 0) -> UIButton {
    placed(UIButton(type: .system), y: y, width: 100, height: 44) { $0.setTitle("Go", for: .normal) }
  }

  @Test func `A control is covered by views and the keyboard, unless it can be scrolled out`() {
    // A control behind another view is covered, but not one behind a view that lets touches through.
    let (hidden, seen) = (button(), button(y: 100))
    let shade = placed(UIView(), width: 200, height: 60) { $0.accessibilityIdentifier = "shade" }
    let picture = placed(UIImageView(), y: 100, width: 200, height: 60)
    expectEqual(
      attributes(hidden, seen, shade, picture),
      [
        ##"role=button spoken="Go" covered="UIView #shade""##, #"role=button spoken="Go""#, "", "",
      ])
    // The keyboard covers a control at the bottom.
    do {
      let (low, field) = (button(y: 780), placed(UITextField(), y: 100, width: 100, height: 44))
      expectNil(rendered([low, field], as: .audit)[0].word("covered"))
      let covered = rendered([low, field], as: .audit) { _ = field.becomeFirstResponder() }
      expectEqual(covered[0].word("covered"), "the keyboard")
      expectNil(covered[1].word("covered"))
    }
    // So does the view that a field has instead of the keys.
    do {
      let (low, field) = (button(y: 780), placed(UITextField(), y: 100, width: 100, height: 44))
      field.inputView = UIPickerView(frame: CGRect(x: 0, y: 0, width: 390, height: 216))
      let covered = rendered([low, field], as: .audit) { _ = field.becomeFirstResponder() }
      expectEqual(covered[0].word("covered"), "the keyboard")
    }
    // A control that can be scrolled out from behind a bar is not covered.
    let scrollView = placed(UIScrollView(), width: 390, height: 844) {
      $0.contentInsetAdjustmentBehavior = .never
      $0.contentSize = CGSize(width: 390, height: 2000)
    }
    let (first, second) = (button(), button(y: 790))
    [first, second].forEach(scrollView.addSubview)
    let bars = [0, 784].map { placed(UIView(), y: $0, width: 390, height: 60) }
    let rows = rendered([scrollView] + bars, as: .audit)[0].children
    expectEqual(rows[0].word("covered"), "UIView")
    expectNil(rows[1].word("covered"))
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 60 }
  }

  @Test func `A row under a floating header is covered only if it cannot be scrolled out`() {
    let rows = Rows()
    let covers = [true, false].map { canScroll in
      let table = placed(UITableView(frame: .zero, style: .plain), width: 390, height: 600) {
        ($0.dataSource, $0.delegate) = (rows, rows)
        $0.contentInsetAdjustmentBehavior = .never
        $0.isScrollEnabled = canScroll
      }
      let tree = rendered([table], as: .audit) {
        UIApplication.shared.settle()
        table.contentOffset = CGPoint(x: 0, y: 70)
      }
      return tree[0].children.compactMap { $0.word("covered") }
    }
    expectEqual(covers, [[], ["UIView", "UIView"]])
  }

  @Test func `Every color has its value, and defaults are not left out`() {
    let label = placed(UILabel()) { $0.text = "Sync" }
    let plain = placed(UITableView(frame: .zero, style: .plain)) {
      $0.accessibilityIdentifier = "table"
    }
    let fixed = placed(UIView()) {
      $0.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    }
    let named = placed(UIView()) {
      $0.backgroundColor = .secondarySystemBackground
      $0.overrideUserInterfaceStyle = .dark
    }
    let nodes = rendered([label, plain, fixed, named], as: .audit)
    expectEqual(nodes[0].value("whole.color"), .color("#000000", name: "label"))
    expectEqual(nodes[0].value("whole.font"), .word("regular-17"))
    expectNil(nodes[0].value("color"))
    expectEqual(nodes[1].value("whole.background"), .color("#FFFFFF", name: "systemBackground"))
    // What the hierarchy has in full is not repeated.
    expectEqual(nodes[2].value("background"), .color("#FF0000", name: nil))
    expectNil(nodes[2].value("whole.background"))
    expectEqual(nodes[3].value("background"), .color("#1C1C1E", name: "secondarySystemBackground"))
    expectNil(nodes[3].value("whole.background"))
  }

  @Test func `A label without extent shows nothing; the hierarchy reports others`() {
    let flat = placed(UILabel(), width: 0, height: 20) { $0.text = "Finish" }
    let narrow = placed(UILabel(), y: 50, width: 30, height: 20) { $0.text = "Finish" }
    let empty = placed(UILabel(), y: 100, width: 0, height: 0)
    let all = attributes(flat, narrow, empty)
    #expect(all[0].contains(#"cut="""#))
    #expect(!all[1].contains("cut=") && !all[2].contains("cut="))
  }
}
