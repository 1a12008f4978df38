import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct LayoutFaultTests {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let child = ConstrainedView()

  init() {
    parent.addSubview(child)
    child.leftAnchor.constraint(equalTo: parent.leftAnchor).isActive = true
    child.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
    child.heightAnchor.constraint(equalToConstant: 10).isActive = true
  }

  @Test func `What constraints leave open is reported on the view, until it is decided`() {
    parent.layoutIfNeeded()
    expectEqual(child.layoutFaults, [.ambiguous(["width"])])
    parent.layoutIfNeeded()
    child.widthAnchor.constraint(equalToConstant: 10).isActive = true
    parent.layoutIfNeeded()
    expectEmpty(child.layoutFaults)
  }

  @Test func `A constraint that cannot hold is left out, and reported in UIKit's words with those against`() {
    NSLayoutConstraint.activate([
      child.widthAnchor.constraint(equalToConstant: 10), child.widthAnchor.constraint(equalToConstant: 20),
    ])
    parent.layoutIfNeeded()
    expectEqual(child.bounds.width, 10)
    expectEqual(
      child.layoutFaults,
      [
        .unsatisfiable(
          "ConstrainedView.width == 20", conflictsWith: ["ConstrainedView.width == 10"])
      ])
    let other = Self()
    let (held, broken) = (
      other.child.widthAnchor.constraint(equalToConstant: 10),
      other.child.widthAnchor.constraint(equalToConstant: 20)
    )
    held.identifier = "narrow"
    broken.identifier = "wide"
    NSLayoutConstraint.activate([held, broken])
    other.parent.layoutIfNeeded()
    expectEqual(
      other.child.layoutFaults.map(\.description),
      [
        """
        Unable to simultaneously satisfy constraints.
            'narrow' ConstrainedView.width == 10
            'wide' ConstrainedView.width == 20
        Will attempt to recover by breaking constraint
        'wide' ConstrainedView.width == 20
        """
      ])
  }

  @Test func `A fault goes with the view that it came from`() {
    NSLayoutConstraint.activate([
      child.rightAnchor.constraint(equalTo: parent.rightAnchor),
      child.rightAnchor.constraint(equalTo: parent.rightAnchor, constant: 5),
    ])
    parent.layoutIfNeeded()
    expectFalse(parent.layoutFaults.isEmpty)
    child.removeFromSuperview()
    parent.layoutIfNeeded()
    expectEmpty(parent.layoutFaults)
  }

  @Test func `A limit without bound is none, and the greatest length takes all the room there is`() {
    forEachRow([CGFloat.greatestFiniteMagnitude, 1e12, .infinity] as [CGFloat]) { limit in
      let suite = Self()
      let wide = suite.child.widthAnchor.constraint(equalToConstant: 150)
      NSLayoutConstraint.activate([
        suite.child.widthAnchor.constraint(lessThanOrEqualToConstant: limit),
        suite.child.widthAnchor.constraint(greaterThanOrEqualToConstant: -limit), wide,
      ])
      suite.parent.layoutIfNeeded()
      expectEqual(suite.child.frame, CGRect(x: 0, y: 0, width: 150, height: 10))
      expectEmpty(suite.child.layoutFaults)
    }
    let other = Self()
    let wish = other.child.widthAnchor.constraint(equalToConstant: .greatestFiniteMagnitude)
    wish.priority = .defaultLow
    wish.isActive = true
    other.child.rightAnchor.constraint(lessThanOrEqualTo: other.parent.rightAnchor).isActive = true
    other.parent.layoutIfNeeded()
    expectEqual(other.child.bounds.width, 200)
    expectEmpty(other.child.layoutFaults)
    let third = Self()
    third.child.contentSize.width = .greatestFiniteMagnitude
    third.child.rightAnchor.constraint(equalTo: third.parent.rightAnchor).isActive = true
    third.parent.layoutIfNeeded()
    expectEqual(third.child.bounds.width, 200)
    expectEmpty(third.child.layoutFaults)
  }

  @Test func `A constant that is not a number is refused, and the rest holds`() {
    child.widthAnchor.constraint(equalToConstant: .nan).isActive = true
    child.rightAnchor.constraint(equalTo: parent.rightAnchor).isActive = true
    parent.layoutIfNeeded()
    expectEqual(child.bounds.width, 200)
    expectEqual(child.layoutFaults.count, 1)
  }
}
