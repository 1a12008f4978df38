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

  @Test func `A stack fills its length, and stretches the view that hugs least`() {
    arrange(a, b)
    a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    expectEqual(
      frames(a, b),
      [
        CGRect(x: 0, y: 0, width: 10, height: 60), CGRect(x: 10, y: 0, width: 90, height: 60),
      ])
  }

  @Test func `A vertical stack lines views up from top to bottom`() {
    stack.axis = .vertical
    arrange(a, b)
    b.setContentHuggingPriority(.defaultHigh, for: .vertical)
    expectEqual(
      frames(a, b),
      [
        CGRect(x: 0, y: 0, width: 100, height: 40), CGRect(x: 0, y: 40, width: 100, height: 20),
      ])
  }

  @Test func `Equal filling shares the length out after the spacing`() {
    stack.distribution = .fillEqually
    stack.spacing = 5
    arrange(a, b, c)
    expectEqual(frames(a, b, c).map(\.width), [30, 30, 30])
    expectEqual(frames(a, b, c).map(\.minX), [0, 35, 70])
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

  @Test func `A hidden view takes no room and no spacing, until it is shown again`() {
    stack.spacing = 10
    stack.distribution = .fillEqually
    arrange(a, b, c)
    b.isHidden = true
    expectEqual(frames(a, c).map(\.minX), [0, 55])
    expectEmpty(b.layoutFaults)
    expectEqual(stack.arrangedSubviews.count, 3)
    b.isHidden = false
    expectTrue(frames(a, b, c).map(\.width).allSatisfy { abs($0 - 80 / 3) < 1e-9 })
  }

  @Test func `Views can come and go later`() {
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
  }

  @Test func `An arranged view that is added again moves to the end`() {
    arrange(a, b)
    stack.addArrangedSubview(a)
    expectEqual(identities(stack.arrangedSubviews), identities([b, a]))
    stack.insertArrangedSubview(a, at: 0)
    expectEqual(identities(stack.arrangedSubviews), identities([a, b]))
  }

  @Test func `A subview that is arranged stays at its place in depth`() {
    stack.addSubview(a)
    stack.addSubview(b)
    stack.addArrangedSubview(a)
    expectEqual(identities(stack.subviews), identities([a, b]))
    expectEqual(identities(stack.arrangedSubviews), identities([a]))
  }

  @Test func `Arranged views are placed by constraints`() {
    let plain = UIView()
    stack.addArrangedSubview(plain)
    expectFalse(plain.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `A stack without a size is as large as its views`() {
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
  }

  @Test func `A stack in a stack takes part with its own size`() {
    let inner = UIStackView(arrangedSubviews: [a, b])
    inner.axis = .vertical
    stack.alignment = .top
    stack.addArrangedSubview(inner)
    stack.addArrangedSubview(c)
    expectEqual(frames(c).map(\.height), [30])
    expectEqual(inner.frame.height, 30)
  }

  @Test func `An empty stack is no trouble`() {
    stack.layoutIfNeeded()
    expectEmpty(stack.arrangedSubviews)
    expectEmpty(stack.layoutFaults)
  }

  @Test func `A view cannot be put beyond the end`() {
    var raised: [UIException] = []
    let application = UIApplication()
    application.exceptionHandler = { raised.append($0) }
    application.run { stack.insertArrangedSubview(a, at: 1) }
    expectEqual(raised.map(\.name), [.internalInconsistency])
    #expect(stack.arrangedSubviews.isEmpty && a.superview == nil)
  }

  @Test func `A view that left the stack is no longer lined up`() {
    arrange(a, b)
    stack.removeArrangedSubview(a)
    expectEqual(frames(b).map(\.minX), [0])
    expectTrue(stack.constraints.allSatisfy { !$0.refers(toHierarchyOf: a) })
  }
}
