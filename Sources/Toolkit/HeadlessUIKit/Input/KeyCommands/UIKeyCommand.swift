import Foundation

/// A shortcut of the hardware keyboard and its action.
///
/// The command sends a selector along the responder chain, or has a closure; both receive the command.
@preconcurrency @MainActor
public final class UIKeyCommand: UIKitObject {
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
  /// The selector that goes along the responder chain; `nil` for a command with a closure.
  public let action: Selector?
  /// What the command is as an item of a menu. A disabled command is not triggered; the rest is
  /// stored only.
  public var attributes: UIMenuElement.Attributes = []
  /// The checkmark as an item of a menu; `off` by default. Stored only.
  public var state: UIMenuElement.State = .off
  /// The picture as an item of a menu. Stored only.
  public var image: UIImage?
  /// What the command carries; `nil` by default.
  public let propertyList: Any?
  private let closure: (@MainActor (UIKeyCommand) -> Void)?

  /// Makes a shortcut that runs `action`.
  public init(
    title: String = "", input: String, modifierFlags: UIKeyModifierFlags = [],
    discoverabilityTitle: String? = nil, action: @escaping @MainActor (UIKeyCommand) -> Void
  ) {
    self.title = title
    self.discoverabilityTitle = discoverabilityTitle
    self.input = input
    self.modifierFlags = modifierFlags
    closure = action
    self.action = nil
    propertyList = nil
  }

  /// Makes a shortcut that sends a selector to the first responder in the chain that can perform it.
  public init(
    title: String, image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.title = title
    self.image = image
    self.action = action
    self.input = input
    self.modifierFlags = modifierFlags
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    closure = nil
  }

  /// Makes a shortcut without a title that sends a selector.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
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
  public static let inputDelete: String = "\u{7F}"
  /// The input of the key that deletes backward.
  public static let inputBackspace: String = "\u{8}"
  /// The input of the return key.
  public static let inputEnter: String = "\r"
  /// The input of the tabulator key.
  public static let inputTab: String = "\t"
  /// The input of the escape key.
  public static let inputEscape: String = "UIKeyInputEscape"
}

extension UIKeyCommand {
  /// Runs the closure, or sends the selector to the first of some responders that can perform it.
  func perform(along responders: [UIResponder]) {
    closure?(self)
    guard let action else { return }
    let receiver = responders.first { $0.canPerformAction(action, withSender: self) }
    if let receiver { action.send(to: receiver, with: [self]) }
  }

  /// Returns whether a key, with the modifiers that are held down, triggers the shortcut.
  func isTriggered(by input: String, _ modifierFlags: UIKeyModifierFlags) -> Bool {
    // Shift is one of the modifiers, so the case of the character does not matter.
    self.input?.lowercased() == input.lowercased() && self.modifierFlags == modifierFlags
      && !attributes.contains(.disabled)
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
