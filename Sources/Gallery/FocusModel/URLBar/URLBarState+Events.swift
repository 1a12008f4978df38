import Foundation

extension URLBarState {
  /// Takes an event, and lists what else is to be done, in order.
  public mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .beginEditing: beginEditing()
    case .endEditing: endEditing()
    case .type(let text): type(text)
    case .acceptCompletion(let text): acceptCompletion(text)
    case .submit(let text, let engine): submit(text, to: engine)
    case .search(let text, let engine): follow(engine.searchURL(for: text))
    case .paste(let text, let engine): present() + submit(text, to: engine)
    case .cancel: dismiss()
    case .clear: clear()
    case .erase: erase()
    case .openSettings: openSettings()
    case .toolset(let action): dismiss() + [.perform(action)]
    case .open(let url): follow(url)
    case .fill(let text): fill(text)
    case .web(let event): handle(event)
    }
  }

  private mutating func openSettings() -> [Effect] {
    isArmed = false
    return [.showSettings]
  }

  /// Goes home with nothing left of the pages; the keyboard is for the next address.
  private mutating func erase() -> [Effect] {
    guard isEraseVisible else { return [] }
    self = URLBarState()
    return [.eraseSession, .focusField, .showEraseToast]
  }

  /// The field is not asked to tell of a text that the application fills in, so the overlay does not come by itself.
  private mutating func fill(_ text: String) -> [Effect] {
    let effects = isFieldFocused ? [] as [Effect] : [.focusField] + beginEditing()
    self.text = text
    return effects
  }
}
