import HeadlessUIKit

/// What a modal shows of the card that it would save.
public struct SaveCardContent: Hashable, Sendable {
  /// The number, of which only the end can be read.
  public let cardNumber: String
  public let cardholderName: String
  /// Two digits.
  public let expirationMonth: String
  /// Four digits.
  public let expirationYear: String
  public let legalMessages: [LegalMessage]

  public init(
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
  public struct LegalMessage: Hashable, Sendable {
    public let text: String
    public let linkRange: NSRange
    public let url: String

    public init(text: String, linkRange: NSRange, url: String) {
      self.text = text
      self.linkRange = linkRange
      self.url = url
    }
  }
}
