import Expectations
import HeadlessUIKit
import Testing

@testable import Onboarding

@Suite @MainActor struct CardViewTests {
  private func withCard(_ body: (CardView) throws -> Void) throws {
    try inApplication {
      let (card, window) = (CardView(), UIWindow())
      window.addConstrained(card)
      card.widthAnchor.constraint(equalToConstant: 200).isActive = true
      window.makeKeyAndVisible()
      settle()
      try body(card)
    }
  }

  @Test func `An inactive card is high, empty and cannot be edited`() throws {
    try withCard { card in
      expectEqual(card.frame.height, 88)
      expectFalse(card.titleField.isEnabled)
      expectNil(card.titleField.placeholder)
      card.setActive(false, placeholder: "Build Website")
      settle()
      expectEqual(card.frame.height, 88)
      expectNil(card.titleField.placeholder)
    }
  }

  @Test func `A card that becomes active shrinks at once, and shows its placeholder 0.3 seconds later`()
    throws
  {
    try withCard { card in
      card.setActive(true, placeholder: "Build Website")
      card.layoutIfNeeded()
      expectTrue(card.titleField.isEnabled)
      expectNil(card.titleField.placeholder)
      UIApplication.shared.runLoop.advance(by: 0.29)
      expectEqual(card.frame.height, 48)
      expectNil(card.titleField.placeholder)
      UIApplication.shared.runLoop.advance(by: 0.02)
      expectEqual(card.titleField.placeholder, "Build Website")
    }
  }
}
