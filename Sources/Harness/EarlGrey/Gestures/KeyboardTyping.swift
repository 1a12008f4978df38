import HeadlessUIKit

/// Typing into an element, key by key, on the software keyboard.
///
///     try KeyboardTyping(element: field).type("Ada\n")  // at the caret, then presses return
@MainActor
struct KeyboardTyping {
  let element: GREYElement

  /// The virtual seconds within which the keyboard must appear.
  private static let longestWait: Double = 10
  private static let pollInterval: Double = 0.1
  /// The most taps that any key needs, including those that change the plane.
  private static let mostKeys = 4

  /// Types a text at the caret, or at a position.
  func type(_ text: String, at position: Int? = nil) throws(GREYActionFailed) {
    guard !text.isEmpty else {
      throw GREYActionFailed("Failed to type because the provided string was empty.")
    }
    try focus()
    let input = try firstInput()
    if let position { try moveCaret(of: input, to: position) }
    for character in text { try tapKeys(for: character) }
  }

  // MARK: Focus

  /// Taps the element, unless it or an element around or within it is the first responder, and waits for
  /// the keyboard.
  private func focus() throws(GREYActionFailed) {
    let isTapped = !hasFocus
    if isTapped { try element.tap() }
    guard !waitForKeyboard() else { return }
    throw GREYActionFailed(
      isTapped
        ? "Keyboard did not appear after tapping on an element."
        : "Failed to type, because no keyboard is on the screen.")
  }

  private var hasFocus: Bool {
    element.ancestors.contains(where: \.isFirstResponder)
      || ElementTraversal.frontToBack(from: element).contains(where: \.isFirstResponder)
  }

  private var keyboard: UIKeyboard { UIApplication.shared.keyboard }

  /// Waits until the keyboard is shown and has stopped moving; returns whether it is shown.
  private func waitForKeyboard() -> Bool {
    let runLoop = UIApplication.shared.runLoop
    let end = runLoop.now + Self.longestWait
    while !keyboard.isShown, runLoop.now < end { runLoop.advance(by: Self.pollInterval) }
    // A key is not where it is drawn until the keyboard has stopped moving.
    runLoop.drain(within: Self.longestWait)
    return keyboard.isShown
  }

  private func firstInput() throws(GREYActionFailed) -> any UIKeyInput {
    // A part of the tapped element may take the text, such as a search bar's field.
    let responder = ElementTraversal.onScreen.first(where: \.isFirstResponder)
    if let input = responder as? any UIKeyInput { return input }
    let name = responder?.className ?? "nil"
    throw GREYActionFailed("Failed to type, because the first responder takes no text: \(name)")
  }

  // MARK: Caret

  private func moveCaret(of input: any UIKeyInput, to position: Int) throws(GREYActionFailed) {
    guard let input = input as? any UITextInput else {
      throw GREYActionFailed("Failed to type at a position, because the first responder has none.")
    }
    let start = input.beginningOfDocument
    let length = input.offset(from: start, to: input.endOfDocument)
    // A negative position counts from after the end, so that -1 is the end. Both kinds are limited to the
    // text.
    let offset = position >= 0 ? min(position, length) : max(0, length + 1 + max(position, -length - 1))
    guard let caret = input.position(from: start, offset: offset) else {
      throw GREYActionFailed("Failed to type at position \(position), because the caret cannot be put there.")
    }
    input.selectedTextRange = input.textRange(from: caret, to: caret)
  }

  // MARK: Keys

  /// Taps the keys that make the key of a character appear, then that key.
  private func tapKeys(for character: Character) throws(GREYActionFailed) {
    // A pending layout of the keyboard would replace the key under the finger.
    UIApplication.shared.layoutWindowsIfNeeded()
    for _ in 0..<Self.mostKeys {
      // The plane after a tap also depends on the text, so the remaining keys are looked up again.
      guard let keys = keyboard.keys(for: character), let key = keys.first,
        let button = keyboard.view?.button(for: key), let window = button.window
      else { break }
      let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: window)
      TouchPath.tap(middle, in: window)
      // The last of the keys types the character; those before it change the plane.
      if keys.count == 1 { return }
    }
    let name = keyboard.view.map { "the keyboard '\($0.layout.type.rawValue)'" } ?? "the screen"
    throw GREYActionFailed("Could not find the key for '\(character)' on \(name).")
  }
}
