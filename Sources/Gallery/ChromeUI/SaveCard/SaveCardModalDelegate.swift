import HeadlessUIKit

/// Hears what the user decides about saving a card.
@MainActor
package protocol SaveCardModalDelegate: AnyObject {
  func saveCard(cardholderName: String, expirationMonth: String, expirationYear: String)
  func dismissModal(navigatingTo url: String)
  func dismissInfobarModal()
}
