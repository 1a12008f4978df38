/// A shortcut of the hardware keyboard and its action.
///
/// UIKit sends a selector along the responder chain; here the command has a closure, which receives
/// the command.
@MainActor
public final class UIKeyCommand {
  /// The name of the command; empty by default.
  public var title: String
  /// A longer title for an overview of shortcuts; `nil` by default. Stored only: no such overview
  /// exists here.
  public var discoverabilityTitle: String?
  /// The key's character without modifiers, in either case, or one of the constants for keys
  /// without a character.
  public let input: String?
  /// The keys that must be held down, neither more nor fewer; none by default.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command takes precedence over typing; `false` by default.
  public var wantsPriorityOverSystemBehavior: Bool = false
  private let action: @MainActor (UIKeyCommand) -> Void

  /// Makes a shortcut that runs `action`.
  public init(
    title: String = "", input: String, modifierFlags: UIKeyModifierFlags = [],
    discoverabilityTitle: String? = nil, action: @escaping @MainActor (UIKeyCommand) -> Void
  ) {
    self.title = title
    self.discoverabilityTitle = discoverabilityTitle
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
  }

  /// The up arrow key.
  public static let inputUpArrow: String = "UIKeyInputUpArrow"
  /// The down arrow key.
  public static let inputDownArrow: String = "UIKeyInputDownArrow"
  /// The left arrow key.
  public static let inputLeftArrow: String = "UIKeyInputLeftArrow"
  /// The right arrow key.
  public static let inputRightArrow: String = "UIKeyInputRightArrow"
  /// The escape key.
  public static let inputEscape: String = "UIKeyInputEscape"
}

extension UIKeyCommand {
  /// Runs the action.
  func perform() {
    action(self)
  }

  /// Returns whether a key, with the modifiers that are held down, triggers the shortcut.
  func isTriggered(by input: String, _ modifierFlags: UIKeyModifierFlags) -> Bool {
    // Shift is one of the modifiers, so the case of the character does not matter.
    self.input?.lowercased() == input.lowercased() && self.modifierFlags == modifierFlags
  }
}

/// The shortcuts that a controller offers while it is in the responder chain.
extension UIViewController {
  /// Adds a shortcut, after those that were added before.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.append(keyCommand)
  }

  /// Removes a shortcut; one that was not added is ignored.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }
}

/// The keys that are held down while another one is pressed; the raw values are UIKit's.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: Int

  /// Makes modifiers from UIKit's bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

extension UIKeyModifierFlags {
  /// Whether a key still types while these keys are held down.
  var areOfText: Bool { isSubset(of: [.alphaShift, .shift, .numericPad]) }
}
