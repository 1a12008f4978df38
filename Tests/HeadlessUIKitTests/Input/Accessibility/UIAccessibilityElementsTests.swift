import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIAccessibilityElementsTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  @discardableResult
  private func add(_ text: String, x: CGFloat = 0, y: CGFloat, to view: UIView? = nil) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 50, height: 20))
    label.text = text
    (view ?? root).addSubview(label)
    return label
  }

  private func container(y: CGFloat, height: CGFloat = 100) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: y, width: 300, height: height))
    root.addSubview(view)
    return view
  }

  private var read: [String?] { UIAccessibility.elements(in: root).map(\.accessibilityLabel) }

  @Test func `What is seen is read in rows, whatever view it is in`() {
    let box = container(y: 0, height: 600)
    add("bottom", y: 300)
    add("right", x: 200, y: 100, to: box)
    add("left", x: 10, y: 105)
    expectEqual(read, ["left", "right", "bottom"])
    root.semanticContentAttribute = .forceRightToLeft
    expectEqual(read, ["right", "left", "bottom"])
  }

  @Test func `Hidden, transparent and passed over views are left out`() {
    add("a", y: 0).isHidden = true
    add("b", y: 20).alpha = 0
    add("c", y: 40).accessibilityElementsHidden = true
    add("d", y: 60).isAccessibilityElement = false
    let box = container(y: 100)
    box.accessibilityElementsHidden = true
    add("e", y: 0, to: box)
    add("f", y: 200)
    expectEqual(read, ["f"])
  }

  @Test func `What lies within an element is not met, and a cell that says nothing of itself is one`() {
    let box = container(y: 0)
    box.isAccessibilityElement = true
    box.accessibilityLabel = "box"
    add("inner", y: 0, to: box)
    expectEqual(read, ["box"])
    let other = Self()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    other.root.addSubview(cell)
    other.add("inside", y: 0, to: cell.contentView)
    #expect(UIAccessibility.elements(in: other.root).first === cell)
    expectEqual(UIAccessibility.elements(in: other.root).count, 1)
  }

  @Test func `A container's own order counts, and stays together`() {
    let box = container(y: 50)
    let (title, subtitle) = (add("title", y: 60, to: box), add("subtitle", y: 30, to: box))
    add("unnamed", y: 0, to: box)
    let go = UIAccessibilityElement(accessibilityContainer: box)
    go.accessibilityLabel = "go"
    box.accessibilityElements = [title, subtitle, go]
    add("between", x: 100, y: 90)
    add("above", y: 0)
    expectEqual(read, ["above", "title", "subtitle", "go", "between"])
    expectEqual(box.accessibilityElementCount(), 3)
    #expect(box.accessibilityElement(at: 2) as? UIAccessibilityElement === go)
    expectEqual(box.index(ofAccessibilityElement: subtitle), 1)
    expectEqual(box.index(ofAccessibilityElement: root), NSNotFound)
  }

  @Test func `A group is read together`() {
    forEachRow([(false, ["a1", "b1", "a2", "b2"]), (true, ["a1", "a2", "b1", "b2"])] as [(Bool, [String])]) {
      isGrouped, order in
      let suite = Self()
      for (index, name) in ["a", "b"].enumerated() {
        let column = UIView(frame: CGRect(x: 150 * index, y: 0, width: 150, height: 100))
        column.shouldGroupAccessibilityChildren = isGrouped
        suite.root.addSubview(column)
        suite.add("\(name)1", y: 0, to: column)
        suite.add("\(name)2", y: 50, to: column)
      }
      expectEqual(suite.read, order)
    }
  }

  @Test func `A modal view hides its siblings, unless it is hidden itself`() {
    add("below", y: 0)
    let sheet = container(y: 300)
    sheet.accessibilityViewIsModal = true
    add("sheet", y: 0, to: sheet)
    add("above", y: 500)
    expectEqual(read, ["sheet"])
    sheet.isHidden = true
    expectEqual(read, ["below", "above"])
  }

  @Test func `An element within an element contains others, or is left out`() {
    let list = UIAccessibilityElement(accessibilityContainer: root)
    list.isAccessibilityElement = false
    let items = ["x", "y"].map { name in
      let item = UIAccessibilityElement(accessibilityContainer: list)
      item.accessibilityLabel = name
      return item
    }
    list.accessibilityElements = items
    let secret = UIAccessibilityElement(accessibilityContainer: root)
    secret.accessibilityElementsHidden = true
    root.accessibilityElements = [list, secret]
    expectEqual(read, ["x", "y"])
  }
}
