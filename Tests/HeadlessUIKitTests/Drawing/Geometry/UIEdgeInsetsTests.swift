import Expectations
import Testing

@testable import HeadlessUIKit

@Suite
struct UIEdgeInsetsTests {
  @Test func `Insets shrink a rectangle, negative ones grow it, and they add up edge by edge`() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 200)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(rect.inset(by: insets), CGRect(x: 12, y: 21, width: 94, height: 196))
    let outset = UIEdgeInsets(top: -1, left: -1, bottom: -1, right: -1)
    expectEqual(rect.inset(by: outset), CGRect(x: 9, y: 19, width: 102, height: 202))
    expectEqual(rect.inset(by: .zero), rect)
    let sum =
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      + UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    expectEqual(sum, UIEdgeInsets(top: 11, left: 22, bottom: 33, right: 44))
  }
}
