extension UIApplication {
  /// Presses a key of the hardware keyboard.
  ///
  /// A key that types a character is sent to the first responder if it takes text. Any other key
  /// triggers the first matching command in the responder chain. A command with priority over system
  /// behavior precedes typing.
  ///
  ///     UIApplication.shared.pressKey("n", modifierFlags: .command)
  ///     UIApplication.shared.pressKey(UIKeyCommand.inputEscape)
  ///
  /// - Parameters:
  ///   - input: The key's character, or one of the constants of ``UIKeyCommand``; `"\r"` is the
  ///     return key and `"\u{8}"` the delete key.
  ///   - modifierFlags: The modifier keys that are held down; empty by default.
  /// - Returns: Whether the key had an effect.
  @discardableResult
  public func pressKey(_ input: String, modifierFlags: UIKeyModifierFlags = []) -> Bool {
    guard applicationState == .active else { return false }
    let responders = keyResponders
    let commands = responders.flatMap { $0.keyCommands ?? [] }.filter {
      $0.isTriggered(by: input, modifierFlags)
    }
    // As in UIKit: commands with priority, then typing, then other commands.
    if let command = commands.first(where: \.wantsPriorityOverSystemBehavior) {
      command.perform(along: responders)
      return true
    }
    if modifierFlags.areOfText, let field = responders.first as? any UIKeyInput,
      field.type(input, inCapitals: !modifierFlags.isDisjoint(with: [.shift, .alphaShift]))
    {
      return true
    }
    commands.first?.perform(along: responders)
    return !commands.isEmpty
  }

  /// The responders that receive a key, up to the frontmost presentation.
  ///
  /// The chain starts at the first responder. Without one, or if it is behind a presentation, it
  /// starts at the frontmost controller.
  private var keyResponders: [UIResponder] {
    let front = keyWindow?.rootViewController?.deepestOnScreen ?? keyWindow
    let isBehind = firstResponder?.modalContainer !== front?.modalContainer
    return (isBehind ? front : firstResponder ?? front)?.keyChain ?? []
  }
}

extension UIViewController {
  /// The deepest controller on the screen, found by following the presented controller, otherwise
  /// the only visible child.
  fileprivate var deepestOnScreen: UIViewController {
    let shown = children.filter { $0.viewIfLoaded?.window != nil }
    // If several children are visible, none is in front, and the container receives keys.
    let next = ownPresented ?? (shown.count == 1 ? shown.first : nil)
    return next?.deepestOnScreen ?? self
  }
}

extension UIResponder {
  private var chain: some Sequence<UIResponder> { sequence(first: self, next: \.next) }

  /// The responder and those after it, up to its presentation.
  fileprivate var keyChain: [UIResponder] { Array(chain.prefix { !($0 is UITransitionView) }) }

  /// The container of the responder's presentation.
  fileprivate var modalContainer: UITransitionView? {
    chain.lazy.compactMap { $0 as? UITransitionView }.first
  }
}

extension UIKeyInput {
  /// Types a key's character, ends the line, or deletes.
  ///
  /// - Returns: Whether the key did one of these.
  fileprivate func type(_ input: String, inCapitals: Bool) -> Bool {
    switch input {
    case "\r": insertText("\n")
    case "\u{8}": deleteBackward()
    default:
      guard input.count == 1, input.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
      else { return false }
      insertText(inCapitals ? input.uppercased() : input)
    }
    return true
  }
}
