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
      #expect(card.frame.height == 88)
      #expect(!card.titleField.isEnabled)
      #expect(card.titleField.placeholder == nil)
      card.setActive(false, placeholder: "Build Website")
      settle()
      #expect(card.frame.height == 88)
      #expect(card.titleField.placeholder == nil)
    }
  }

  @Test func `A card that becomes active shrinks at once, and shows its placeholder 0.3 seconds later`()
    throws
  {
    try withCard { card in
      card.setActive(true, placeholder: "Build Website")
      card.layoutIfNeeded()
      #expect(card.titleField.isEnabled)
      #expect(card.titleField.placeholder == nil)
      UIApplication.shared.runLoop.advance(by: 0.29)
      #expect(card.frame.height == 48)
      #expect(card.titleField.placeholder == nil)
      UIApplication.shared.runLoop.advance(by: 0.02)
      #expect(card.titleField.placeholder == "Build Website")
    }
  }
}
