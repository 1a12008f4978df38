import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct LayoutAnchorsTests {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  let child = ConstrainedView(width: 30, height: 20)

  init() {
    parent.addSubview(child)
  }

  private func layOut(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
    parent.layoutIfNeeded()
  }

  private func label(_ size: CGFloat, _ text: String = "Text") -> UILabel {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = .systemFont(ofSize: size)
    label.text = text
    parent.addSubview(label)
    return label
  }

  @Test func `System spacing is eight points a unit, and can be a limit`() {
    layOut(
      child.leadingAnchor.constraint(equalToSystemSpacingAfter: parent.leadingAnchor, multiplier: 2),
      child.topAnchor.constraint(equalToSystemSpacingBelow: parent.topAnchor, multiplier: 0.5))
    expectEqual(child.frame, CGRect(x: 16, y: 4, width: 30, height: 20))
    let other = Self()
    let (left, right) = (
      other.child.leftAnchor.constraint(equalTo: other.parent.leftAnchor, constant: -50),
      other.child.topAnchor.constraint(equalTo: other.parent.topAnchor, constant: 90)
    )
    left.priority = .defaultLow
    right.priority = .defaultLow
    other.layOut(
      left, right,
      other.child.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: other.parent.leadingAnchor, multiplier: 1),
      other.child.topAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: other.parent.topAnchor, multiplier: 3))
    expectEqual(other.child.frame.origin, CGPoint(x: 8, y: 24))
  }

  @Test func `The distance of two anchors is a length, and reads as a difference`() {
    layOut(
      parent.leftAnchor.anchorWithOffset(to: child.leftAnchor)
        .constraint(equalTo: child.rightAnchor.anchorWithOffset(to: parent.rightAnchor), multiplier: 4),
      parent.topAnchor.anchorWithOffset(to: child.centerYAnchor).constraint(equalToConstant: 70))
    expectEqual(child.frame, CGRect(x: 136, y: 60, width: 30, height: 20))
    let distance = parent.leftAnchor.anchorWithOffset(to: child.leftAnchor).constraint(equalToConstant: 3)
    expectEqual(distance.description, "(ConstrainedView.left - UIView.left) == 3")
  }

  @Test func `Lengths may be limited by multiples of others`() {
    let wish = child.heightAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultHigh
    layOut(
      child.widthAnchor.constraint(greaterThanOrEqualTo: parent.widthAnchor, multiplier: 0.5, constant: 1),
      wish,
      child.heightAnchor.constraint(lessThanOrEqualTo: parent.heightAnchor, multiplier: 0.25))
    expectEqual(child.bounds.size, CGSize(width: 101, height: 75))
  }

  @Test func `Texts of different sizes are on one line, and the last line is its own anchor`() {
    let (small, large) = (label(10), label(40))
    layOut(
      small.leftAnchor.constraint(equalTo: parent.leftAnchor),
      large.leftAnchor.constraint(equalTo: parent.leftAnchor),
      large.topAnchor.constraint(equalTo: parent.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor))
    let ascent = CGFloat(1950) / 2048
    #expect(abs(small.frame.minY - 30 * ascent) < 1e-9)
    let other = Self()
    let text = other.label(20, "one\ntwo")
    text.numberOfLines = 2
    other.layOut(
      text.leftAnchor.constraint(equalTo: other.parent.leftAnchor),
      text.topAnchor.constraint(equalTo: other.parent.topAnchor),
      other.child.leftAnchor.constraint(equalTo: other.parent.leftAnchor),
      other.child.topAnchor.constraint(equalTo: text.lastBaselineAnchor))
    #expect(abs(text.frame.maxY - other.child.frame.minY - 20 * 494 / 2048) < 1e-9)
  }

  @Test func `A control's line of text is in its middle`() {
    let (field, button) = (UITextField(), UIButton(type: .system))
    button.setTitle("Go", for: .normal)
    for control in [field, button] {
      control.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(control)
      layOut(
        control.leftAnchor.constraint(equalTo: parent.leftAnchor),
        control.heightAnchor.constraint(equalToConstant: control === field ? 60 : 44))
    }
    layOut(
      field.topAnchor.constraint(equalTo: parent.topAnchor),
      button.lastBaselineAnchor.constraint(equalTo: field.lastBaselineAnchor))
    let rise = (CGFloat(1950) - 1222) / 2048
    #expect(abs(button.center.y - 30 - (17 - 15) * rise) < 1e-9)
  }

  @Test func `A view without text has its first line at the top and its last at the bottom`() {
    let other = ConstrainedView(width: 5, height: 5)
    parent.addSubview(other)
    layOut(
      child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10),
      other.topAnchor.constraint(equalTo: child.firstBaselineAnchor),
      other.bottomAnchor.constraint(equalTo: child.lastBaselineAnchor))
    #expect((other.frame.minY, other.frame.maxY) == (10, 30))
  }
}
