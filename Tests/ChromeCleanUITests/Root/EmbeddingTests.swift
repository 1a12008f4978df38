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

  @Test func `An embedded view controller is a child that fills its slot, and grows with it`() {
    expectEqual(container.children.map(ObjectIdentifier.init), [ObjectIdentifier(embedded)])
    #expect(embedded.view.superview === container.view)
    container.view.frame.size.width = 300
    container.view.layoutIfNeeded()
    expectEqual(embedded.view.frame, CGRect(x: 0, y: 0, width: 300, height: 100))
  }

  @Test func `Another one replaces it`() {
    container.embed(other, insteadOf: embedded, in: container.view)
    expectEqual(container.children.map(ObjectIdentifier.init), [ObjectIdentifier(other)])
    expectNil(embedded.view.superview)
    #expect(other.view.superview === container.view)
  }

  @Test func `None leaves the slot empty`() {
    container.embed(nil, insteadOf: embedded, in: container.view)
    expectEmpty(container.children)
    expectEmpty(container.view.subviews)
  }

  @Test func `One that has gone elsewhere stays there`() {
    let elsewhere = UIViewController()
    elsewhere.embed(embedded, insteadOf: nil, in: elsewhere.view)
    container.embed(other, insteadOf: embedded, in: container.view)
    expectEqual(elsewhere.children.map(ObjectIdentifier.init), [ObjectIdentifier(embedded)])
    #expect(embedded.view.superview === elsewhere.view)
  }
}
