import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct IntrinsicContentSizeTests {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  /// Two views side by side over the whole width.
  private func row(_ left: ConstrainedView, _ right: ConstrainedView) {
    for view in [left, right] {
      parent.addSubview(view)
      view.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: parent.leftAnchor),
      right.leftAnchor.constraint(equalTo: left.rightAnchor),
      right.rightAnchor.constraint(equalTo: parent.rightAnchor),
    ])
  }

  @Test func `A view is as large as its content where nothing else is said`() {
    let view = ConstrainedView(width: 30, height: 20)
    parent.addSubview(view)
    view.leftAnchor.constraint(equalTo: parent.leftAnchor).isActive = true
    view.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
    parent.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 30, height: 20))
    view.contentSize = CGSize(width: 31, height: 21)
    parent.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 31, height: 21))
  }

  @Test func `The view is stretched that hugs its content less, or squeezed that resists that less`() {
    let view = UIView()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      expectEqual(view.contentHuggingPriority(for: axis), .defaultLow)
      expectEqual(view.contentCompressionResistancePriority(for: axis), .defaultHigh)
    }
    let other = Self()
    let (left, right) = (ConstrainedView(width: 30, height: 10), ConstrainedView(width: 30, height: 10))
    left.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    other.row(left, right)
    other.parent.layoutIfNeeded()
    expectEqual(left.bounds.width, 30)
    expectEqual(right.bounds.width, 170)
    let third = Self()
    let (soft, hard) = (ConstrainedView(width: 150, height: 10), ConstrainedView(width: 150, height: 10))
    soft.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    third.row(soft, hard)
    third.parent.layoutIfNeeded()
    expectEqual(soft.bounds.width, 50)
    expectEqual(hard.bounds.width, 150)
  }

  @Test func `A text of several lines is as high as the width it is given makes it`() {
    UIApplication().run {
      let (label, below) = (UILabel(), ConstrainedView(width: 10, height: 10))
      label.translatesAutoresizingMaskIntoConstraints = false
      label.numberOfLines = 0
      label.text = String(repeating: "word ", count: 30)
      for view in [label, below] {
        parent.addSubview(view)
        view.leftAnchor.constraint(equalTo: parent.leftAnchor).isActive = true
      }
      let right = label.rightAnchor.constraint(equalTo: parent.rightAnchor)
      NSLayoutConstraint.activate([
        right, label.topAnchor.constraint(equalTo: parent.topAnchor),
        below.topAnchor.constraint(equalTo: label.bottomAnchor),
      ])
      mount(parent)
      for inset in [0, 80, 30] as [CGFloat] {
        right.constant = -inset
        parent.layoutIfNeeded()
        let fitting = label.sizeThatFits(CGSize(width: 200 - inset, height: .infinity)).height
        #expect(fitting > 2 * label.font.lineHeight)
        #expect(abs(label.bounds.height - fitting) < 0.001)
        #expect(abs(below.frame.minY - fitting) < 0.001)
      }
    }
  }
}
