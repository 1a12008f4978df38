import Flow
import HeadlessUIKit

/// The events of a text field.
package struct TextFieldSignals {
  /// The text of the field.
  package var text: ReadSignal<String>
  /// The field has become the first responder.
  package var editingDidBegin: Signal<Void>
  /// The user has changed the text.
  package var editingChanged: Signal<Void>
  /// The field is no longer the first responder.
  package var editingDidEnd: Signal<Void>
  /// The user has pressed Return.
  package var editingDidEndOnExit: Signal<Void>
}

extension TextFieldSignals {
  /// Creates the signals of a text field on the screen.
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
  /// The list.
  package var list: List
  /// The field of its name.
  package var nameField: TextFieldSignals
}

/// A card with the text field in which its title is edited.
package struct CardViewModel {
  /// The card.
  package var card: Card
  /// The field of its title.
  package var titleField: TextFieldSignals
}
