import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct LayoutDirectionTests {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let child = ConstrainedView(width: 30, height: 20)

  init() {
    parent.semanticContentAttribute = .forceRightToLeft
    parent.addSubview(child)
    child.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
  }

  private func frame(_ constraints: NSLayoutConstraint...) -> CGRect {
    NSLayoutConstraint.activate(constraints)
    parent.layoutIfNeeded()
    return child.frame
  }

  @Test func `Leading is right, and distances count from there`() {
    let frame = frame(child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10))
    expectEqual(frame, CGRect(x: 160, y: 0, width: 30, height: 20))
  }

  @Test func `Trailing is left, and inequalities point the same way`() {
    let wide = child.widthAnchor.constraint(equalToConstant: 900)
    wide.priority = .defaultHigh
    child.setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
    let frame = frame(
      child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
      child.trailingAnchor.constraint(lessThanOrEqualTo: parent.trailingAnchor, constant: -20), wide)
    expectEqual(frame, CGRect(x: 20, y: 0, width: 170, height: 20))
  }

  @Test func `Left and right stay, but a leading edge is turned around with its distance, and anew later`() {
    expectEqual(frame(child.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 10)).minX, 10)
    let other = Self()
    expectEqual(
      other.frame(other.child.leadingAnchor.constraint(equalTo: other.parent.centerXAnchor, constant: 10))
        .maxX, 90)
    let third = Self()
    expectEqual(
      third.frame(third.child.leadingAnchor.constraint(equalTo: third.parent.leadingAnchor)).minX, 170)
    third.parent.semanticContentAttribute = .forceLeftToRight
    third.parent.layoutIfNeeded()
    expectEqual(third.child.frame.minX, 0)
  }

  @Test func `Margins and distances are turned around`() {
    parent.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 9)
    let frame = frame(
      child.leadingAnchor.constraint(equalTo: parent.layoutMarginsGuide.leadingAnchor),
      child.trailingAnchor.anchorWithOffset(to: parent.layoutMarginsGuide.trailingAnchor)
        .constraint(equalToConstant: 50))
    expectEqual(frame, CGRect(x: 59, y: 0, width: 134, height: 20))
  }

  @Test func `The language's direction turns the whole screen around`() {
    UIApplication(layoutDirection: .rightToLeft).run {
      let controller = UIViewController()
      let stack = UIStackView(arrangedSubviews: [
        ConstrainedView(width: 30, height: 9), ConstrainedView(width: 50, height: 9),
      ])
      stack.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
        stack.topAnchor.constraint(equalTo: controller.view.topAnchor),
      ])
      mount(controller)
      expectEqual(stack.frame, CGRect(x: 290, y: 0, width: 80, height: 9))
      expectEqual(stack.arrangedSubviews.map(\.frame.minX), [50, 0])
    }
  }

  @Test func `A stack lines up against the direction of reading, a vertical one as ever`() {
    let views = [ConstrainedView(width: 30, height: 10), ConstrainedView(width: 50, height: 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    stack.semanticContentAttribute = .forceRightToLeft
    views[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    stack.layoutIfNeeded()
    expectEqual(views.map(\.frame.minX), [70, 0])
    stack.axis = .vertical
    stack.alignment = .leading
    views[0].setContentHuggingPriority(.defaultHigh, for: .vertical)
    stack.layoutIfNeeded()
    expectEqual(
      views.map(\.frame),
      [
        CGRect(x: 70, y: 0, width: 30, height: 10), CGRect(x: 50, y: 10, width: 50, height: 30),
      ])
  }
}
