import Expectations
import Testing

@testable import HeadlessUIKit

/// What knows a view without keeping it, with what it says of its view.
private struct Acquaintance: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let meet: @MainActor @Sendable (UIView) -> @MainActor () -> UIView?

  static let all = [
    Acquaintance(testDescription: "gesture") { view in
      let tap = UITapGestureRecognizer()
      view.addGestureRecognizer(tap)
      return { tap.view }
    },
    Acquaintance(testDescription: "layout guide") { view in
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      return { guide.owningView }
    },
    Acquaintance(testDescription: "guide of the margins") { view in
      let guide = view.layoutMarginsGuide
      return { guide.owningView }
    },
    Acquaintance(testDescription: "touch") { view in
      let touch = UITouch(in: UIWindow(), at: .zero)
      touch.view = view
      return { touch.view }
    },
    Acquaintance(testDescription: "animated change") { view in
      let change = AnimatedChange(view: view, key: "opacity") { _ in }
      return { change.view }
    },
  ]
}

@Suite @MainActor
struct UnretainedTests {
  @Test(arguments: Acquaintance.all)
  fileprivate func `An unretained view is known while it lives`(_ acquaintance: Acquaintance) {
    let view = UIView()
    let known = acquaintance.meet(view)
    #expect(known() === view)
  }

  @Test(arguments: Acquaintance.all)
  fileprivate func `An unretained view is not kept`(_ acquaintance: Acquaintance) {
    weak var end: UIView?
    let known: @MainActor () -> UIView?
    do {
      let view = UIView()
      end = view
      known = acquaintance.meet(view)
    }
    withExtendedLifetime(known) { #expect(end == nil) }
  }

  @Test(arguments: Acquaintance.all)
  fileprivate func `An unretained view is nil after its end`(_ acquaintance: Acquaintance) {
    let known = acquaintance.meet(UIView())
    #expect(known() == nil)
  }

  @Test func `A touch does not know its window after the window's end`() {
    let touch = UITouch(in: UIWindow(), at: .zero)
    #expect(touch.window == nil)
  }

  @Test func `Undoing a change of a view that is gone does nothing`() {
    var restored = 0
    let change: AnimatedChange
    do {
      let view = UIView()
      change = AnimatedChange(view: view, key: "opacity") { _ in restored += 1 }
      change.undo()
    }
    change.undo()
    expectEqual(restored, 1)
  }
}
