extension UIApplication {
  /// Presses a key of the hardware keyboard.
  ///
  /// A key that types goes to the first responder if that takes text. Otherwise it goes, as every
  /// other key does, to the first command in the responder chain that the key triggers.
  ///
  /// - Parameters:
  ///   - input: The key's character, or one of the constants of ``UIKeyCommand``; `"\r"` is the
  ///     return key and `"\u{8}"` the delete key.
  ///   - modifierFlags: The keys that are held down meanwhile; none by default.
  /// - Returns: Whether the key had an effect.
  @discardableResult
  public func pressKey(_ input: String, modifierFlags: UIKeyModifierFlags = []) -> Bool {
    guard applicationState == .active else { return false }
    let responders = keyResponders
    let commands = responders.flatMap { $0.keyCommands ?? [] }.filter {
      $0.isTriggered(by: input, modifierFlags)
    }
    // UIKit's order: commands with priority, then typing, then the other commands.
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

  /// The responders that a key reaches, up to the presentation in front.
  ///
  /// The chain begins at the first responder. Without one, or if it is behind a presentation, it
  /// begins at the controller in front.
  private var keyResponders: [UIResponder] {
    let front = keyWindow?.rootViewController?.deepestOnScreen ?? keyWindow
    let isBehind = firstResponder?.modalContainer !== front?.modalContainer
    return (isBehind ? front : firstResponder ?? front)?.keyChain ?? []
  }
}

extension UIViewController {
  /// The last of the chain of what the controller presents, or else its only child on the screen,
  /// and so on from there.
  fileprivate var deepestOnScreen: UIViewController {
    let shown = children.filter { $0.viewIfLoaded?.window != nil }
    // Of several children on the screen none is in front, so the container itself receives keys.
    let next = ownPresented ?? (shown.count == 1 ? shown.first : nil)
    return next?.deepestOnScreen ?? self
  }
}

extension UIResponder {
  private var chain: some Sequence<UIResponder> { sequence(first: self, next: \.next) }

  /// The responder and those after it, up to the presentation that it is in.
  fileprivate var keyChain: [UIResponder] { Array(chain.prefix { !($0 is UITransitionView) }) }

  /// The container of the presentation that the responder is in.
  fileprivate var modalContainer: UITransitionView? {
    chain.lazy.compactMap { $0 as? UITransitionView }.first
  }
}

extension UIKeyInput {
  /// Types a key's character, ends the line, or deletes.
  ///
  /// - Returns: Whether the key does one of the three.
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
