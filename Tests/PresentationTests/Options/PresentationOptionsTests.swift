import Expectations
import Testing

@testable import Presentation

extension PresentationOptions {
  fileprivate static let first = PresentationOptions()
  fileprivate static let second = PresentationOptions()
}

@Suite struct PresentationOptionsTests {
  @Test func `A new option is like no other`() {
    let known: [PresentationOptions] = [
      .restoreFirstResponder, .embedInNavigationController, .showInMaster, .tapOutsideToDismiss, .failOnBlock,
      .dontWaitForDismissAnimation, .unanimated, .allowSwipeDismissAlways, .disablePushPopCoalecing, .autoPop,
      .autoPopSuccessors, .prefersNavigationBarHidden(true), .prefersNavigationBarHidden(false), .first,
      .second,
    ]
    expectEqual(Set(known).count, known.count)
    expectTrue(known.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
  }

  @Test func `Options make sets, and a preference about the bar can be missing`() {
    var options: PresentationOptions = [.first, .autoPop]
    #expect(options.contains(.first) && !options.contains(.second))
    options.remove(.first)
    expectEqual(options, .autoPop)
    options.formUnion(.second)
    expectEqual(options.subtracting(.second), .autoPop)
    expectTrue(options.intersection([]).isEmpty)
    #expect(options.isDisjoint(with: .first))
    expectEqual(PresentationOptions([.first, .second]).rawValue.nonzeroBitCount, 2)
    expectEqual(PresentationOptions.autoPopSelfAndSuccessors, [.autoPop, .autoPopSuccessors])
    expectEqual(PresentationOptions.defaults, [.embedInNavigationController])
    forEachRow([
      (PresentationOptions.none, nil), (.prefersNavigationBarHidden(true), true),
      (.prefersNavigationBarHidden(false), false),
    ]) { (options: PresentationOptions, isHidden: Bool?) in
      expectEqual(options.isNavigationBarHidden, isHidden)
    }
  }
}
