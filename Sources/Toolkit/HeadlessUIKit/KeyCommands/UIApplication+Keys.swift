extension UIApplication {
  /// Presses a key of the hardware keyboard.
  ///
  /// A key that types goes to the first responder if that takes text, and otherwise, as every other key, to the first
  /// command of its kind in the responder chain.
  ///
  /// - Parameters:
  ///   - input: The key's character, or one of the constants of ``UIKeyCommand``; `"\r"` is the return key and
  ///     `"\u{8}"` the delete key.
  ///   - modifierFlags: The keys that are held down meanwhile; none by default.
  /// - Returns: Whether somebody had a use for the key.
  @discardableResult
  public func pressKey(_ input: String, modifierFlags: UIKeyModifierFlags = []) -> Bool {
    guard applicationState == .active else { return false }
    let responders = keyResponders
    let commands = responders.flatMap { $0.keyCommands ?? [] }.filter {
      $0.isTriggered(by: input, modifierFlags)
    }
    if let command = commands.first(where: \.wantsPriorityOverSystemBehavior) {
      command.perform()
      return true
    }
    if modifierFlags.areOfText, let field = responders.first as? any UIKeyInput,
      field.type(input, inCapitals: !modifierFlags.isDisjoint(with: [.shift, .alphaShift]))
    {
      return true
    }
    commands.first?.perform()
    return !commands.isEmpty
  }

  /// The chain that keys go along, as far as what is presented in front.
  ///
  /// It begins at the first responder, or at the controller in front if there is none, or if that lies behind.
  private var keyResponders: [UIResponder] {
    let front = keyWindow?.rootViewController?.deepestOnScreen ?? keyWindow
    let isBehind = firstResponder?.modalContainer !== front?.modalContainer
    return (isBehind ? front : firstResponder ?? front)?.keyChain ?? []
  }
}

extension UIViewController {
  /// What the controller presents, or the only child of it that is on the screen, and so on from there.
  fileprivate var deepestOnScreen: UIViewController {
    let shown = children.filter { $0.viewIfLoaded?.window != nil }
    let next = ownPresented ?? (shown.count == 1 ? shown.first : nil)
    return next?.deepestOnScreen ?? self
  }
}

extension UIResponder {
  private var chain: some Sequence<UIResponder> { sequence(first: self, next: \.next) }

  /// The responder and those after it, up to what a presentation covers.
  fileprivate var keyChain: [UIResponder] { Array(chain.prefix { !($0 is UITransitionView) }) }

  /// The view of the presentation that the responder is in.
  fileprivate var modalContainer: UITransitionView? {
    chain.lazy.compactMap { $0 as? UITransitionView }.first
  }
}

extension UIKeyInput {
  /// Types a key's character, ends the line, or deletes.
  ///
  /// - Returns: Whether the key is one of these.
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
