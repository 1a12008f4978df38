import Foundation

/// A keyboard shortcut and its action.
///
/// The command sends a selector along the responder chain, or calls a closure. Both receive the
/// command.
///
///     let new = UIKeyCommand(title: "New", input: "n", modifierFlags: .command) { command in
///       label.text = command.title
///     }
///     controller.addKeyCommand(new)
///     UIApplication.shared.pressKey("n", modifierFlags: .command)
@preconcurrency @MainActor
public final class UIKeyCommand: UIKitObject {
  /// The name of the command; empty by default.
  public var title: String
  /// A longer title for the overview of shortcuts; `nil` by default. Stored only: there is no such
  /// overview here.
  public var discoverabilityTitle: String?
  /// The key's character without modifiers, in either case, or one of the constants for other keys.
  public let input: String?
  /// Exactly the modifier keys that have to be held down; empty by default.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command precedes typing; `false` by default.
  public var wantsPriorityOverSystemBehavior: Bool = false
  /// The selector that is sent along the responder chain; `nil` for a command with a closure.
  public let action: Selector?
  /// The attributes in a menu. A disabled command is not triggered; other attributes are stored
  /// only.
  public var attributes: UIMenuElement.Attributes = []
  /// The checkmark in a menu; `off` by default. Stored only.
  public var state: UIMenuElement.State = .off
  /// The image in a menu. Stored only.
  public var image: UIImage?
  /// A value for the command's action; `nil` by default.
  public let propertyList: Any?
  private let closure: (@MainActor (UIKeyCommand) -> Void)?

  /// Creates a command with a closure.
  ///
  /// - Parameters:
  ///   - title: The name; empty by default.
  ///   - input: The key's character, or one of the constants for other keys.
  ///   - modifierFlags: Exactly the modifier keys that have to be held down.
  ///   - discoverabilityTitle: Stored only.
  ///   - action: The closure, which receives the command.
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

  /// Creates a command that sends a selector to the first responder in the chain that can perform
  /// it.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - image: Stored only; `nil` by default.
  ///   - action: A method with the command as its argument, or without arguments.
  ///   - input: The key's character, or one of the constants for other keys.
  ///   - modifierFlags: Exactly the modifier keys that have to be held down; empty by default.
  ///   - propertyList: A value for the action; `nil` by default.
  ///   - discoverabilityTitle: Stored only; `nil` by default.
  ///   - attributes: `disabled` prevents the command; others are stored only.
  ///   - state: Stored only; `off` by default.
  public init(
    title: String, image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    (self.title, self.image, self.discoverabilityTitle) = (title, image, discoverabilityTitle)
    (self.action, self.propertyList, closure) = (action, propertyList, nil)
    (self.input, self.modifierFlags) = (input, modifierFlags)
    (self.attributes, self.state) = (attributes, state)
  }

  /// Creates a command without a title that sends a selector to the first responder in the chain
  /// that can perform it.
  ///
  /// - Parameters:
  ///   - input: The key's character, or one of the constants for other keys.
  ///   - modifierFlags: Exactly the modifier keys that have to be held down.
  ///   - action: A method with the command as its argument, or without arguments.
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
  /// The key that deletes forward.
  public static let inputDelete: String = "\u{7F}"
  /// The key that deletes backward.
  public static let inputBackspace: String = "\u{8}"
  /// The return key.
  public static let inputEnter: String = "\r"
  /// The tab key.
  public static let inputTab: String = "\t"
  /// The escape key.
  public static let inputEscape: String = "UIKeyInputEscape"
}

extension UIKeyCommand {
  /// Calls the closure, or sends the selector to the first of the responders that can perform it.
  func perform(along responders: [UIResponder]) {
    closure?(self)
    guard let action else { return }
    let receiver = responders.first { $0.canPerformAction(action, withSender: self) }
    if let receiver { action.send(to: receiver, with: [self]) }
  }

  /// Returns whether a key with modifiers triggers the command.
  func isTriggered(by input: String, _ modifierFlags: UIKeyModifierFlags) -> Bool {
    // Shift is a modifier, so the character's case is ignored.
    self.input?.lowercased() == input.lowercased() && self.modifierFlags == modifierFlags
      && !attributes.contains(.disabled)
  }
}

/// The commands that work while a controller is in the responder chain.
extension UIViewController {
  /// Adds a command after those that were added before.
  ///
  /// - Parameter keyCommand: The command, which the controller retains.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.append(keyCommand)
  }

  /// Removes a command that was added with ``addKeyCommand(_:)``.
  ///
  /// - Parameter keyCommand: The command, compared by identity; one that was not added is ignored.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }
}

/// The modifier keys that are held down while another key is pressed; the raw values are UIKit's.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: Int

  /// Creates modifiers from UIKit's bits.
  ///
  /// - Parameter rawValue: One bit for each key.
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
  /// A key of the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

extension UIKeyModifierFlags {
  /// Whether a key still types text while these keys are held down.
  var areOfText: Bool { isSubset(of: [.alphaShift, .shift, .numericPad]) }
}
