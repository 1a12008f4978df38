import Flow
import HeadlessUIKit

extension TextFieldSignals {
  /// What a text field on the screen tells.
  @MainActor
  public init(_ field: UITextField) {
    self.init(
      text: field.providedSignal.readOnly(), editingDidBegin: field.signal(for: .editingDidBegin),
      editingChanged: field.signal(for: .editingChanged), editingDidEnd: field.signal(for: .editingDidEnd),
      editingDidEndOnExit: field.signal(for: .editingDidEndOnExit))
  }
}
