/// A card with the text field in which its title is edited.
public struct CardViewModel {
  public var card: Card
  public var titleField: TextFieldSignals

  public init(card: Card, titleField: TextFieldSignals) {
    self.card = card
    self.titleField = titleField
  }
}
