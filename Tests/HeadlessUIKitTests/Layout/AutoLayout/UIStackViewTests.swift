import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIStackViewTests {
  let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
  let a = ConstrainedView(width: 10, height: 10)
  let b = ConstrainedView(width: 20, height: 20)
  let c = ConstrainedView(width: 30, height: 30)

  private func frames(_ views: ConstrainedView...) -> [CGRect] {
    stack.layoutIfNeeded()
    return views.map(\.frame)
  }

  private func arrange(_ views: ConstrainedView...) {
    views.forEach(stack.addArrangedSubview)
  }

  @Test func `The raw values are UIKit's`() {
    expectEqual(UIStackView.Distribution.allCases.map(\.rawValue), [0, 1, 2, 3, 4])
    expectEqual(UIStackView.Alignment.allCases.map(\.rawValue), [0, 1, 2, 3, 4, 5])
  }

  @Test func `A stack fills its length, and stretches the view that hugs least, also from top to bottom`() {
    arrange(a, b)
    a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    expectEqual(
      frames(a, b),
      [
        CGRect(x: 0, y: 0, width: 10, height: 60), CGRect(x: 10, y: 0, width: 90, height: 60),
      ])
    let other = Self()
    other.stack.axis = .vertical
    other.arrange(other.a, other.b)
    other.b.setContentHuggingPriority(.defaultHigh, for: .vertical)
    expectEqual(
      other.frames(other.a, other.b),
      [
        CGRect(x: 0, y: 0, width: 100, height: 40), CGRect(x: 0, y: 40, width: 100, height: 20),
      ])
  }

  @Test func `Equal filling shares the length out after the spacing, and hidden views take neither`() {
    stack.distribution = .fillEqually
    stack.spacing = 5
    arrange(a, b, c)
    expectEqual(frames(a, b, c).map(\.width), [30, 30, 30])
    expectEqual(frames(a, b, c).map(\.minX), [0, 35, 70])
    let other = Self()
    other.stack.spacing = 10
    other.stack.distribution = .fillEqually
    other.arrange(other.a, other.b, other.c)
    other.b.isHidden = true
    expectEqual(other.frames(other.a, other.c).map(\.minX), [0, 55])
    expectEmpty(other.b.layoutFaults)
    expectEqual(other.stack.arrangedSubviews.count, 3)
    other.b.isHidden = false
    expectTrue(other.frames(other.a, other.b, other.c).map(\.width).allSatisfy { abs($0 - 80 / 3) < 1e-9 })
  }

  @Test func `Alignment places views across the axis`() {
    forEachRow(
      [
        (UIStackView.Alignment.fill, 0, 60), (.leading, 0, 20), (.top, 0, 20), (.center, 20, 20),
        (.trailing, 40, 20),
        (.bottom, 40, 20),
      ] as [(UIStackView.Alignment, CGFloat, CGFloat)]
    ) { alignment, y, height in
      let suite = Self()
      suite.stack.alignment = alignment
      suite.arrange(suite.b)
      expectEqual(suite.frames(suite.b), [CGRect(x: 0, y: y, width: 100, height: height)])
    }
  }

  @Test func `Views can come and go later, and are then no longer lined up`() {
    stack.distribution = .fillEqually
    arrange(a, b)
    _ = frames(a, b)
    stack.insertArrangedSubview(c, at: 1)
    expectEqual(frames(a, c, b).map(\.minX).map { $0.rounded() }, [0, 33, 67])
    stack.removeArrangedSubview(a)
    expectEqual(frames(c, b).map(\.minX), [0, 50])
    #expect(a.superview === stack)
    c.removeFromSuperview()
    expectEqual(frames(b), [CGRect(x: 0, y: 0, width: 100, height: 60)])
    expectEqual(identities(stack.arrangedSubviews), identities([b]))
    let other = Self()
    other.arrange(other.a, other.b)
    other.stack.removeArrangedSubview(other.a)
    expectEqual(other.frames(other.b).map(\.minX), [0])
    expectTrue(other.stack.constraints.allSatisfy { !$0.refers(toHierarchyOf: other.a) })
  }

  @Test func `A view that is arranged again moves to the end, but never beyond it or in depth`() {
    arrange(a, b)
    stack.addArrangedSubview(a)
    expectEqual(identities(stack.arrangedSubviews), identities([b, a]))
    stack.insertArrangedSubview(a, at: 0)
    expectEqual(identities(stack.arrangedSubviews), identities([a, b]))
    let other = Self()
    other.stack.addSubview(other.a)
    other.stack.addSubview(other.b)
    other.stack.addArrangedSubview(other.a)
    expectEqual(identities(other.stack.subviews), identities([other.a, other.b]))
    expectEqual(identities(other.stack.arrangedSubviews), identities([other.a]))
    let third = Self()
    var raised: [UIException] = []
    let application = UIApplication()
    application.exceptionHandler = { raised.append($0) }
    application.run { third.stack.insertArrangedSubview(third.a, at: 1) }
    expectEqual(raised.map(\.name), [.internalInconsistency])
    #expect(third.stack.arrangedSubviews.isEmpty && third.a.superview == nil)
  }

  @Test func `A stack without a size is as large as its views, and takes part with that in another stack`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    parent.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.spacing = 4
    arrange(a, b)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: parent.leftAnchor),
      stack.topAnchor.constraint(equalTo: parent.topAnchor),
    ])
    parent.layoutIfNeeded()
    expectEqual(stack.frame, CGRect(x: 0, y: 0, width: 34, height: 20))
    let other = Self()
    let inner = UIStackView(arrangedSubviews: [other.a, other.b])
    inner.axis = .vertical
    other.stack.alignment = .top
    other.stack.addArrangedSubview(inner)
    other.stack.addArrangedSubview(other.c)
    expectEqual(other.frames(other.c).map(\.height), [30])
    expectEqual(inner.frame.height, 30)
  }

  @Test func `Arranged views are placed by constraints, and none are no trouble`() {
    stack.layoutIfNeeded()
    expectEmpty(stack.arrangedSubviews)
    expectEmpty(stack.layoutFaults)
    let plain = UIView()
    stack.addArrangedSubview(plain)
    expectFalse(plain.translatesAutoresizingMaskIntoConstraints)
  }
}
