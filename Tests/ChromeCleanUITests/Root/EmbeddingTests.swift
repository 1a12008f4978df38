import Expectations
import HeadlessUIKit
import Testing

@testable import ChromeCleanUI

@MainActor
@Suite struct EmbeddingTests {
  let container = UIViewController()
  let embedded = UIViewController()
  let other = UIViewController()

  init() {
    container.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    container.embed(embedded, insteadOf: nil, in: container.view)
  }

  @Test
  func `An embedded view controller is a child that fills its slot, grows with it, and can be replaced`() {
    expectEqual(container.children.map(ObjectIdentifier.init), [ObjectIdentifier(embedded)])
    #expect(embedded.view.superview === container.view)
    container.view.frame.size.width = 300
    container.view.layoutIfNeeded()
    expectEqual(embedded.view.frame, CGRect(x: 0, y: 0, width: 300, height: 100))
    container.embed(other, insteadOf: embedded, in: container.view)
    expectEqual(container.children.map(ObjectIdentifier.init), [ObjectIdentifier(other)])
    expectNil(embedded.view.superview)
    #expect(other.view.superview === container.view)
  }

  @Test func `None leaves the slot empty, and one that has gone elsewhere stays there`() {
    container.embed(nil, insteadOf: embedded, in: container.view)
    expectEmpty(container.children)
    expectEmpty(container.view.subviews)
    do {
      let fresh = Self()
      let elsewhere = UIViewController()
      elsewhere.embed(fresh.embedded, insteadOf: nil, in: elsewhere.view)
      fresh.container.embed(fresh.other, insteadOf: fresh.embedded, in: fresh.container.view)
      expectEqual(elsewhere.children.map(ObjectIdentifier.init), [ObjectIdentifier(fresh.embedded)])
      #expect(fresh.embedded.view.superview === elsewhere.view)
    }
  }
}
