import Flow

/// What a text field tells.
public struct TextFieldSignals {
  /// What is in the field.
  public var text: ReadSignal<String>
  /// The field has become the first responder.
  public var editingDidBegin: Signal<Void>
  /// The user has changed the text.
  public var editingChanged: Signal<Void>
  /// The field is no longer the first responder.
  public var editingDidEnd: Signal<Void>
  /// The user has pressed Return.
  public var editingDidEndOnExit: Signal<Void>

  public init(
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
