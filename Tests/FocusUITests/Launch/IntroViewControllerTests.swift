import Expectations
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct IntroViewControllerTests {
  /// Presents the introduction; `body` receives how often it was finished.
  private func intro(
    do body: (IntroViewController, UINavigationController, () -> Int) throws -> Void
  ) throws {
    try onStack(UIViewController.init) { _, stack in
      let introduction = IntroViewController()
      var ends = 0
      introduction.finished = { ends += 1 }
      stack.present(introduction, animated: false)
      UIApplication.shared.settle()
      try body(introduction, stack) { ends }
    }
  }

  @Test func `A dot turns one card toward its own, is bright then, and so is the background of the last one`()
    throws
  {
    try intro { introduction, stack, _ in
      var cards = [introduction.currentCard]
      for dot in [1, 2, 0, 0, 0] {
        try stack.tap("Intro.dot.\(dot)")
        cards.append(introduction.currentCard)
      }
      expectEqual(cards, [.privacy, .search, .history, .search, .privacy, .privacy])
    }
    try intro { introduction, stack, _ in
      expectEqual(introduction.dots.arrangedSubviews.map(\.alpha), [1, 0.3, 0.3])
      expectFalse(introduction.ground.isBright)
      try stack.tap("Intro.dot.1")
      try stack.tap("Intro.dot.2")
      expectEqual(introduction.dots.arrangedSubviews.map(\.alpha), [0.3, 0.3, 1])
      expectTrue(introduction.ground.isBright)
    }
  }

  @Test func `The buttons go to the end, which dismisses the introduction, as skipping does`() throws {
    try intro { introduction, stack, ends in
      try stack.tap("Intro.privacy.button")
      try stack.tap("Intro.search.button")
      expectEqual(introduction.currentCard, .history)
      expectEqual(ends(), 0)
      try stack.tap("Intro.history.button")
      expectEqual(ends(), 1)
      expectNil(stack.presentedViewController)
    }
    try intro { _, stack, ends in
      try stack.tap("IntroViewController.button")
      expectEqual(ends(), 1)
      expectNil(stack.presentedViewController)
    }
  }

  @Test func `There is no card before the first and none after the last`() throws {
    try intro { introduction, _, _ in
      let (pages, cards) = (introduction.pages, introduction.cards)
      expectNil(introduction.pageViewController(pages, viewControllerBefore: cards[0]))
      #expect(introduction.pageViewController(pages, viewControllerAfter: cards[0]) === cards[1])
      #expect(introduction.pageViewController(pages, viewControllerBefore: cards[2]) === cards[1])
      expectNil(introduction.pageViewController(pages, viewControllerAfter: cards[2]))
    }
  }
}
