/// A shortcut of the hardware keyboard, and what it does.
///
/// UIKit sends a selector along the responder chain; here the command has a closure, which gets the command as its sender.
@MainActor
public final class UIKeyCommand {
  public var title: String
  /// What the overview of shortcuts says; the title by default.
  public var discoverabilityTitle: String?
  /// The key's character without any modifier, in either case, or one of the constants for keys without a character.
  public let input: String?
  /// The keys that must be held down, neither more nor fewer.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before the typing of text; it comes after it by default.
  public var wantsPriorityOverSystemBehavior: Bool = false
  private let action: @MainActor (UIKeyCommand) -> Void

  /// Makes a shortcut.
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

  public static let inputUpArrow: String = "UIKeyInputUpArrow"
  public static let inputDownArrow: String = "UIKeyInputDownArrow"
  public static let inputLeftArrow: String = "UIKeyInputLeftArrow"
  public static let inputRightArrow: String = "UIKeyInputRightArrow"
  public static let inputEscape: String = "UIKeyInputEscape"
}

extension UIKeyCommand {
  /// Does what the shortcut is for.
  func perform() {
    action(self)
  }

  /// Whether the shortcut is that of a key, as its modifiers are held down.
  func isTriggered(by input: String, _ modifierFlags: UIKeyModifierFlags) -> Bool {
    self.input?.lowercased() == input.lowercased() && self.modifierFlags == modifierFlags
  }
}

/// The shortcuts that a controller offers while it is in the responder chain.
extension UIViewController {
  /// Offers a shortcut, after those that were added before.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.append(keyCommand)
  }

  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }
}

/// The keys that are held down while another one is pressed; the values are UIKit's.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

extension UIKeyModifierFlags {
  /// Whether a key still types with these keys held down.
  var areOfText: Bool { isSubset(of: [.alphaShift, .shift, .numericPad]) }
}
