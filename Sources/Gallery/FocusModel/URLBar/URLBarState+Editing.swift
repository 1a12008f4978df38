import Foundation

/// What the user does in the text field.
extension URLBarState {
  /// While a page shows, editing begins at once; at home with the first keystroke.
  mutating func beginEditing() -> [Effect] {
    guard !isFieldFocused else { return [] }
    isFieldFocused = true
    if isBrowsing { return [.highlightText] + present() }
    if !isEditing && text.isEmpty { isArmed = true }
    return [.highlightText]
  }

  mutating func endEditing() -> [Effect] {
    isFieldFocused = false
    isArmed = false
    return []
  }

  mutating func type(_ text: String) -> [Effect] {
    self.text = text
    return (isArmed ? present() : []) + [.setOverlayQuery(text)]
  }

  /// Notes what the field shows; one that is told after editing has ended comes too late.
  mutating func acceptCompletion(_ text: String) -> [Effect] {
    if isFieldFocused { self.text = text }
    return []
  }

  mutating func clear() -> [Effect] { type("") }

  /// Begins to edit, and makes the bar visible.
  mutating func present() -> [Effect] {
    guard !isEditing else { return [] }
    (isEditing, isArmed, isBackgroundVisible, isBright) = (true, false, true, false)
    return [.presentOverlay]
  }

  /// Ends editing: the field shows the page's address again, or nothing at home.
  mutating func dismiss() -> [Effect] {
    guard isEditing else { return [] }
    isEditing = false
    (isBackgroundVisible, isBright) = (isBrowsing, isBrowsing && !isLoading)
    return leaveField() + [.dismissOverlay]
  }

  /// Gives the keyboard back; the field shows the page's address.
  mutating func leaveField() -> [Effect] {
    let effects: [Effect] = isFieldFocused ? [.resignField] : []
    (isFieldFocused, isArmed) = (false, false)
    showURL()
    return effects
  }

  mutating func showURL() { text = url?.displayText ?? "" }
}
