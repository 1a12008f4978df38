import Expectations
import HeadlessUIKit
import RenderTree
import Testing

@testable import ShowcaseKit

@Suite @MainActor struct ControlDescriptionTests {
  @Test func `Each control reports its value, and its range where it is another than usual`() {
    let expected: [(UIView, String)] = [
      (placed(UISlider()) { $0.value = 0.5 }, "UISlider (0 0; 10 10) value=0.5"),
      (
        placed(UISlider()) {
          $0.maximumValue = 9
          $0.value = 3
        }, "UISlider (0 0; 10 10) value=3 range=(0 9)"
      ),
      (placed(UIStepper(), width: 94, height: 32), "UIStepper (0 0; 94 32) value=0"),
      (
        placed(UIStepper(), width: 94, height: 32) {
          $0.wraps = true
          $0.stepValue = 5
        }, "UIStepper (0 0; 94 32) [wraps] value=0 step=5"
      ),
      (
        placed(UIPageControl()) {
          $0.numberOfPages = 3
          $0.currentPage = 1
        }, "UIPageControl (0 0; 10 10) page=1 pages=3"
      ),
      (
        placed(UIProgressView()) { $0.progress = 0.25 },
        "UIProgressView (0 0; 10 10) progress=0.25 label=\"Progress\""
      ),
    ]
    for (view, line) in expected { expectEqual(rendered(view)[0].line, line) }
  }

  @Test func `Activity indicators and segmented controls report what they show`() {
    // An activity indicator reports whether it is animating.
    let view = placed(UIActivityIndicatorView(style: .large))
    expectEqual(rendered(view)[0].states, ["hidden"])
    view.startAnimating()
    expectEqual(rendered(view)[0].states, ["animating"])
    // A segmented control reports its segments.
    let control = placed(UISegmentedControl(items: ["a", "b"]), width: 100, height: 32) {
      $0.selectedSegmentIndex = 1
      $0.setEnabled(false, forSegmentAt: 0)
    }
    expectEqual(
      rendered(control)[0].children.map(\.line),
      [
        "UISegment \"a\" (0 0; 50 32) [disabled]", "UISegment \"b\" (50 0; 50 32) [selected]",
      ])
    expectEqual(spoken(control), ["button \"a\" [notEnabled]", "button \"b\" [selected]"])
  }
}
