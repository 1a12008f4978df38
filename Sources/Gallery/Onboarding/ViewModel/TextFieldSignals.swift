import Flow
import HeadlessUIKit

/// What a text field tells.
package struct TextFieldSignals {
  /// What is in the field.
  package var text: ReadSignal<String>
  /// The field has become the first responder.
  package var editingDidBegin: Signal<Void>
  /// The user has changed the text.
  package var editingChanged: Signal<Void>
  /// The field is no longer the first responder.
  package var editingDidEnd: Signal<Void>
  /// The user has pressed Return.
  package var editingDidEndOnExit: Signal<Void>

  package init(
    text: ReadSignal<String>, editingDidBegin: Signal<Void>, editingChanged: Signal<Void>,
    editingDidEnd: Signal<Void>, editingDidEndOnExit: Signal<Void>
  ) {
    self.text = text
    self.editingDidBegin = editingDidBegin
    self.editingChanged = editingChanged
    self.editingDidEnd = editingDidEnd
    self.editingDidEndOnExit = editingDidEndOnExit
  }
}

extension TextFieldSignals {
  /// What a text field on the screen tells.
  @MainActor
  package init(_ field: UITextField) {
    self.init(
      text: field.providedSignal.readOnly(), editingDidBegin: field.signal(for: .editingDidBegin),
      editingChanged: field.signal(for: .editingChanged), editingDidEnd: field.signal(for: .editingDidEnd),
      editingDidEndOnExit: field.signal(for: .editingDidEndOnExit))
  }
}

/// A list with the text field in which its name is edited.
package struct ListViewModel {
  package var list: List
  package var nameField: TextFieldSignals

  package init(list: List, nameField: TextFieldSignals) {
    self.list = list
    self.nameField = nameField
  }
}

/// A card with the text field in which its title is edited.
package struct CardViewModel {
  package var card: Card
  package var titleField: TextFieldSignals

  package init(card: Card, titleField: TextFieldSignals) {
    self.card = card
    self.titleField = titleField
  }
}
