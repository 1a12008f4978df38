import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import Onboarding

@Suite @MainActor struct ListViewTests {
  /// Runs `body` with a list of some cards, which is as high as it needs to be.
  private func withList(cardCount: Int, _ body: (ListView) throws -> Void) throws {
    try inApplication {
      let (list, window) = (ListView(cardCount: cardCount), UIWindow())
      window.addConstrained(list)
      NSLayoutConstraint.activate([
        list.topAnchor.constraint(equalTo: window.topAnchor),
        list.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        list.widthAnchor.constraint(equalToConstant: 280),
      ])
      window.makeKeyAndVisible()
      settle()
      try body(list)
    }
  }

  @Test func `A bar two fifths as wide shows instead of a hidden name, which does not show at first`() throws
  {
    forEachRow([(false, 0, 1), (true, 1, 0)] as [(Bool, CGFloat, CGFloat)]) { isVisible, name, bar in
      try withList(cardCount: 1) { list in
        list.setNameVisible(isVisible)
        expectEqual(list.nameField.alpha, name)
        expectEqual(list.namePlaceholder.alpha, bar)
      }
    }
    try withList(cardCount: 0) { list in
      expectEqual(list.nameField.alpha, 0)
      #expect(abs(list.namePlaceholder.frame.width - 0.4 * list.nameField.frame.width) < 0.5)
      expectEqual(list.layer.cornerRadius, 8)
    }
  }

  @Test func `The list is as high as its name and its cards, of which hidden ones take no space`() throws {
    forEachRow([0, 2, 3]) { cardCount in
      try withList(cardCount: cardCount) { list in
        let cards = cardCount == 0 ? 0 : CGFloat(cardCount) * 88 + CGFloat(cardCount - 1) * 16
        #expect(list.frame.height.isNear(64 + cards), "\(cardCount)")
        expectEmpty(list.layoutFaults)
      }
    }
    try withList(cardCount: 2) { list in
      list.hideCards()
      settle()
      #expect(list.frame.height.isNear(64))
      expectTrue(list.cards.allSatisfy { $0.isHidden })
    }
  }
}
