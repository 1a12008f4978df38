import HeadlessUIKit

/// What a modal shows of the card that it would save.
package struct SaveCardContent: Hashable, Sendable {
  /// The number, of which only the end can be read.
  package let cardNumber: String
  package let cardholderName: String
  /// Two digits.
  package let expirationMonth: String
  /// Four digits.
  package let expirationYear: String
  package let legalMessages: [LegalMessage]

  package init(
    cardNumber: String, cardholderName: String, expirationMonth: String, expirationYear: String,
    legalMessages: [LegalMessage]
  ) {
    self.cardNumber = cardNumber
    self.cardholderName = cardholderName
    self.expirationMonth = expirationMonth
    self.expirationYear = expirationYear
    self.legalMessages = legalMessages
  }

  /// A text, one part of which leads to a page.
  package struct LegalMessage: Hashable, Sendable {
    package let text: String
    package let linkRange: NSRange
    package let url: String

    package init(text: String, linkRange: NSRange, url: String) {
      self.text = text
      self.linkRange = linkRange
      self.url = url
    }
  }
}
