import Expectations
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct ElementTraversalTests {
  private func element(_ label: String, in container: Any) -> UIAccessibilityElement {
    let element = UIAccessibilityElement(accessibilityContainer: container)
    element.accessibilityLabel = label
    return element
  }

  private func names(from view: UIView) -> [String] {
    ElementTraversal.frontToBack(from: view).map {
      $0.accessibilityIdentifier ?? $0.accessibilityLabel ?? "?"
    }
  }

  @Test
  func `Subviews come before elements that are no views, which may contain others, and each counts once`() {
    // Subviews come before elements that are not views, the last one of each first.
    do {
      let (view, child) = (box("view"), box("child"))
      view.addSubview(child)
      view.accessibilityElements = [element("one", in: view), element("two", in: view)]
      expectEqual(names(from: view), ["view", "child", "two", "one"])
    }
    // Elements may contain elements.
    do {
      let view = box("view")
      let outer = element("outer", in: view)
      outer.accessibilityElements = [element("inner", in: outer)]
      view.accessibilityElements = [outer]
      expectEqual(names(from: view), ["view", "outer", "inner"])
    }
    // An element that is met twice counts once, and a cycle ends.
    do {
      let view = box("view")
      let (one, two) = (element("one", in: view), element("two", in: view))
      one.accessibilityElements = [two]
      two.accessibilityElements = [one]
      (one.accessibilityContainer, two.accessibilityContainer) = (two, one)
      view.accessibilityElements = [one, two, one]
      expectEqual(names(from: view), ["view", "one", "two"])
      #expect(!grey_ancestor(grey_accessibilityID("elsewhere")).matches(one))
    }
  }

  @Test func `Tables and their cells hide their elements`() {
    for view in [UITableView(frame: .zero), UITableViewCell(style: .default, reuseIdentifier: nil)] {
      view.accessibilityElements = [element("hidden", in: view)]
      expectFalse(ElementTraversal.frontToBack(from: view).contains { $0.accessibilityLabel == "hidden" })
    }
  }

  @Test func `A deep hierarchy is walked to its end`() {
    let root = box("root")
    var parent = root
    for depth in 1...400 {
      let child = box("\(depth)")
      parent.addSubview(child)
      parent = child
    }
    expectEqual(ElementTraversal.frontToBack(from: root).count, 401)
    #expect(grey_descendant(grey_accessibilityID("400")).matches(root))
  }
}
