import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UISegmentedControlTests {
  private func control() -> UISegmentedControl {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    control.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
    return control
  }

  private func titles(_ control: UISegmentedControl) -> [String?] {
    (0..<control.numberOfSegments).map(control.titleForSegment)
  }

  @Test func `Nothing is selected at first, and segments are equally wide`() {
    let control = control()
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(UISegmentedControl.noSegment == -1)
    control.layoutIfNeeded()
    #expect(control.subviews.map(\.frame.minX) == [0, 100, 200])
    #expect(control.subviews.map(\.frame.width) == [100, 100, 100])
  }

  @Test func `A tap selects and tells so once, a call only selects`() {
    UIApplication().run {
      let control = control()
      var selected: [Int] = []
      control.addAction(
        UIAction { [unowned control] _ in selected.append(control.selectedSegmentIndex) }, for: .valueChanged)
      let window = mount(control)
      for x in [150, 150, 250] as [CGFloat] { tap(in: window, at: CGPoint(x: x, y: 110)) }
      control.selectedSegmentIndex = 0
      #expect(selected == [1, 2])
      #expect(control.selectedSegmentIndex == 0)
    }
  }

  @Test func `A momentary control forgets what it told`() {
    UIApplication().run {
      let control = control()
      control.isMomentary = true
      var selected: [Int] = []
      control.addAction(
        UIAction { [unowned control] _ in selected.append(control.selectedSegmentIndex) }, for: .valueChanged)
      let window = mount(control)
      tap(in: window, at: CGPoint(x: 150, y: 110))
      tap(in: window, at: CGPoint(x: 150, y: 110))
      #expect(selected == [1, 1])
      #expect(control.selectedSegmentIndex == -1)
    }
  }

  @Test func `A disabled segment is not selected by a tap`() {
    UIApplication().run {
      let control = control()
      control.setEnabled(false, forSegmentAt: 1)
      tap(in: mount(control), at: CGPoint(x: 150, y: 110))
      #expect(control.selectedSegmentIndex == -1)
      #expect(!control.isEnabledForSegment(at: 1))
    }
  }

  @Test func `The selection goes along with its segment`() {
    let control = control()
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "new", at: 0, animated: false)
    control.insertSegment(withTitle: "last", at: 99, animated: false)
    #expect(titles(control) == ["new", "a", "b", "c", "last"])
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == -1)
    #expect(titles(control) == ["a", "c", "last"])
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test func `Its elements are the segments`() {
    let control = control()
    control.selectedSegmentIndex = 2
    #expect(!control.isAccessibilityElement)
    #expect(control.subviews.map(\.accessibilityLabel) == ["a", "b", "c"])
    #expect(control.subviews.map(\.accessibilityTraits) == [.button, .button, [.button, .selected]])
  }
}
