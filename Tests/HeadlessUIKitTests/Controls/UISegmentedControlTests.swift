import Expectations
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

  @Test func `Segments are equally wide elements, of which none is selected at first`() {
    let plain = control()
    expectEqual(plain.selectedSegmentIndex, UISegmentedControl.noSegment)
    expectEqual(UISegmentedControl.noSegment, -1)
    plain.layoutIfNeeded()
    expectEqual(plain.subviews.map(\.frame.minX), [0, 100, 200])
    expectEqual(plain.subviews.map(\.frame.width), [100, 100, 100])
    let selected = control()
    selected.selectedSegmentIndex = 2
    expectFalse(selected.isAccessibilityElement)
    expectEqual(selected.subviews.map(\.accessibilityLabel), ["a", "b", "c"])
    expectEqual(selected.subviews.map(\.accessibilityTraits), [.button, .button, [.button, .selected]])
  }

  @Test func `A tap selects and reports so, once unless it is momentary, and a call only selects`() {
    UIApplication().run {
      let control = control()
      var selected: [Int] = []
      control.addAction(
        UIAction { [unowned control] _ in selected.append(control.selectedSegmentIndex) }, for: .valueChanged)
      let window = mount(control)
      for x in [150, 150, 250] as [CGFloat] { tap(in: window, at: CGPoint(x: x, y: 110)) }
      control.selectedSegmentIndex = 0
      expectEqual(selected, [1, 2])
      expectEqual(control.selectedSegmentIndex, 0)
    }
    UIApplication().run {
      let control = control()
      control.isMomentary = true
      var selected: [Int] = []
      control.addAction(
        UIAction { [unowned control] _ in selected.append(control.selectedSegmentIndex) }, for: .valueChanged)
      let window = mount(control)
      tap(in: window, at: CGPoint(x: 150, y: 110))
      tap(in: window, at: CGPoint(x: 150, y: 110))
      expectEqual(selected, [1, 1])
      expectEqual(control.selectedSegmentIndex, -1)
    }
  }

  @Test func `A disabled segment is not selected by a tap`() {
    UIApplication().run {
      let control = control()
      control.setEnabled(false, forSegmentAt: 1)
      tap(in: mount(control), at: CGPoint(x: 150, y: 110))
      expectEqual(control.selectedSegmentIndex, -1)
      #expect(!control.isEnabledForSegment(at: 1))
    }
  }

  @Test func `The selection goes along with its segment`() {
    let control = control()
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "new", at: 0, animated: false)
    control.insertSegment(withTitle: "last", at: 99, animated: false)
    expectEqual(titles(control), ["new", "a", "b", "c", "last"])
    expectEqual(control.selectedSegmentIndex, 2)
    control.removeSegment(at: 0, animated: false)
    expectEqual(control.selectedSegmentIndex, 1)
    control.removeSegment(at: 1, animated: false)
    expectEqual(control.selectedSegmentIndex, -1)
    expectEqual(titles(control), ["a", "c", "last"])
    control.removeAllSegments()
    expectEqual(control.numberOfSegments, 0)
  }

  @Test func `Segments have titles or pictures`() {
    let star = UIImage(named: "star", size: CGSize(width: 50, height: 20))
    let control = UISegmentedControl(items: ["a", star])
    expectEqual(control.titleForSegment(at: 0), "a")
    expectEqual(control.imageForSegment(at: 1), star)
    expectEqual(control.bounds.width, 140)
    control.setImage(star, forSegmentAt: 0)
    expectNil(control.titleForSegment(at: 0))
    control.setTitle("b", forSegmentAt: 0)
    expectNil(control.imageForSegment(at: 0))
    expectEqual(control.subviews.map(\.accessibilityLabel), ["b", "star"])
  }

  @Test func `A segment's action runs before the control's, with the control as sender`() {
    UIApplication().run {
      let log = Log()
      let actions = ["x", "y"].map { name in
        UIAction(title: name, identifier: .init(name)) {
          log.add("\(name) \($0.sender is UISegmentedControl)")
        }
      }
      let control = UISegmentedControl(frame: CGRect(x: 0, y: 100, width: 200, height: 32), actions: actions)
      control.addAction(UIAction { _ in log.add("changed") }, for: .valueChanged)
      tap(in: mount(control), at: CGPoint(x: 150, y: 110))
      expectEqual(log.lines, ["y true", "changed"])
      expectEqual(control.segmentIndex(identifiedBy: .init("y")), 1)
      expectEqual(control.segmentIndex(identifiedBy: .init("z")), -1)
      expectEqual(control.actionForSegment(at: 0)?.title, "x")
      control.insertSegment(
        action: UIAction(title: "off", attributes: .disabled) { _ in }, at: 0, animated: false)
      #expect(!control.isEnabledForSegment(at: 0))
    }
  }

  @Test func `Segments are in the direction of reading, with widths by hand, by content or equal`() {
    UIApplication().run {
      let control = UISegmentedControl(items: ["a", "a longer title", "b"])
      control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
      control.setWidth(60, forSegmentAt: 0)
      control.layoutIfNeeded()
      expectEqual(control.subviews.map(\.frame.width), [60, 120, 120])
      expectEqual(control.widthForSegment(at: 0), 60)
      control.apportionsSegmentWidthsByContent = true
      control.layoutIfNeeded()
      expectEqual(control.subviews[0].frame.width, 60)
      #expect(control.subviews[1].frame.width > control.subviews[2].frame.width)
      #expect(abs(control.subviews[2].frame.maxX - 300) < 1e-9)
    }
    UIApplication().run {
      let control = control()
      control.semanticContentAttribute = .forceRightToLeft
      let window = mount(control)
      expectEqual(control.subviews.map(\.frame.minX), [200, 100, 0])
      tap(in: window, at: CGPoint(x: 20, y: 110))
      expectEqual(control.selectedSegmentIndex, 2)
    }
  }

  @Test func `A segment takes another action with its title or picture, and performs it`() {
    UIApplication().run {
      let (log, control) = (Log(), control())
      let star = UIImage(named: "star", size: CGSize(width: 50, height: 20))
      control.setAction(UIAction(title: "x") { _ in log.add("x") }, forSegmentAt: 1)
      control.setAction(UIAction(title: "y", image: star) { _ in log.add("y") }, forSegmentAt: 2)
      expectEqual(titles(control), ["a", "x", nil])
      expectEqual(control.imageForSegment(at: 2), star)
      let window = mount(control)
      tap(in: window, at: CGPoint(x: 150, y: 110))
      tap(in: window, at: CGPoint(x: 250, y: 110))
      expectEqual(log.lines, ["x", "y"])
    }
  }
}
