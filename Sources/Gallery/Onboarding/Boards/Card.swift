/// One thing to keep track of.
///
/// A card that the user gave no name is a mere suggestion: it is not created along with its board.
public struct Card: Hashable, Sendable {
  /// What the empty text field suggests.
  public var placeholderName: String
  /// The name that the user gave; `nil` by default.
  public var customCardName: String?

  public init(placeholderName: String = "", customCardName: String? = nil) {
    self.placeholderName = placeholderName
    self.customCardName = customCardName
  }
}
