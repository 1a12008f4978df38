import Expectations
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite @MainActor struct NSKeyValueObservationTests {
  @Test func `A change of the content offset is reported as it is set, with both values`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 500)
    var changes: [String] = []
    let observation = scrollView.observe(\.contentOffset, options: [.old, .new]) { view, change in
      changes.append(
        "\(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1) \(view.contentOffset.y) \(change.kind)")
    }
    scrollView.contentOffset.y = 20
    scrollView.contentOffset.y = 20
    scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    expectEqual(changes, ["0.0 20.0 20.0 setting", "20.0 50.0 50.0 setting"])
    observation.invalidate()
    scrollView.contentOffset.y = 60
    expectEqual(changes.count, 2)
  }

  @Test func `Values come only as the options ask for them`() {
    let view = UIView()
    var changes: [String] = []
    let observations = [
      view.observe(\.frame) { _, change in
        changes.append("\(change.oldValue == nil && change.newValue == nil)")
      },
      view.observe(\.isHidden, options: [.initial, .new]) { _, change in
        changes.append("hidden \(String(describing: change.newValue)) \(String(describing: change.oldValue))")
      },
    ]
    view.frame.size.width = 5
    view.isHidden = true
    expectEqual(changes, ["hidden Optional(false) nil", "true", "hidden Optional(true) nil"])
    expectEqual(observations.count, 2)
  }

  @Test func `An observation ends with its last reference, and does not keep the object`() {
    var (count, view): (Int, UIView?) = (0, UIView())
    var observation = view?.observe(\.frame) { _, _ in count += 1 }
    view?.frame.size.width = 5
    expectEqual(count, 1)
    withExtendedLifetime(observation) {}
    observation = nil
    view?.frame.size.width = 6
    expectEqual(count, 1)
    observation = view?.observe(\.frame) { _, _ in count += 1 }
    weak let former = view
    view = nil
    expectNil(former)
    withExtendedLifetime(observation) {}
  }

  @Test func `Any other property is compared when the run loop turns`() {
    let application = UIApplication()
    application.run {
      let controller = UIViewController()
      var titles: [String?] = []
      let observation = controller.observe(\.title, options: .new) { _, change in
        titles.append(change.newValue ?? nil)
      }
      controller.title = "one"
      controller.title = "two"
      expectEqual(titles, [])
      // Any event ends a turn.
      _ = application.runLoop.schedule(after: 0, name: "event") {}
      application.runLoop.advance(by: 0.1)
      expectEqual(titles, ["two"])
      withExtendedLifetime(observation) {}
    }
  }

  @Test func `Each property that is reported at once is reported once`() {
    let (label, control, scrollView) = (UILabel(), UIButton(), UIScrollView())
    var names: [String] = []
    let observations = [
      label.observe(\.text) { _, _ in names.append("text") },
      label.observe(\.bounds) { _, _ in names.append("bounds") },
      label.observe(\.center) { _, _ in names.append("center") },
      control.observe(\.isSelected) { _, _ in names.append("selected") },
      control.observe(\.isEnabled) { _, _ in names.append("enabled") },
      control.observe(\.isHighlighted) { _, _ in names.append("highlighted") },
      scrollView.observe(\.contentSize) { _, _ in names.append("contentSize") },
    ]
    label.text = "a"
    label.bounds.size = CGSize(width: 4, height: 4)
    label.center.x = 7
    control.isSelected = true
    control.isEnabled = false
    control.isHighlighted = true
    scrollView.contentSize.height = 9
    expectEqual(
      names, ["text", "bounds", "center", "selected", "enabled", "highlighted", "contentSize"])
    expectEqual(observations.count, 7)
  }

  @Test func `A change is reported after it, also to an observer of what is before`() {
    let view = UIView()
    var changes: [String] = []
    let observation = view.observe(\.isHidden, options: [.prior, .new]) { view, change in
      changes.append("\(view.isHidden) \(change.isPrior)")
    }
    view.isHidden = true
    withExtendedLifetime(observation) {}
    expectEqual(changes, ["true false"])
  }
}
