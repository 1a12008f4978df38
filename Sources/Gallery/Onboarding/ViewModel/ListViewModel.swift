/// A list with the text field in which its name is edited.
public struct ListViewModel {
  public var list: List
  public var nameField: TextFieldSignals

  public init(list: List, nameField: TextFieldSignals) {
    self.list = list
    self.nameField = nameField
  }
}
