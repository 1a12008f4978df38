/// Something that a person may do to a use case, as statements of a script.
///
///     Input(.wait, to: "the clock", ["advance(by: 30)"])
package struct Input: Hashable, Sendable, Codable {
  package var kind: Kind
  /// The node that the input is for, such as `UIButton #save`, or what else it changes, such as `the orientation`.
  package var subject: String
  /// The statements, which are performed one after another.
  package var statements: [String]

  /// - Parameters:
  ///   - kind: The kind.
  ///   - subject: The node that the input is for, or what else it changes.
  ///   - statements: The statements, at least one.
  package init(_ kind: Kind, to subject: String, _ statements: [String]) {
    self.kind = kind
    self.subject = subject
    self.statements = statements
  }

  /// The kinds of inputs.
  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case tap
    /// Taps what promises to do something: a button, or another control with actions for taps.
    case press
    case doubleTap
    case longPress
    /// Moves two fingers apart or together, or turns them.
    case pinch
    /// Types an ordinary word, a letter or a digit.
    case type
    /// Types what few people test: nothing, very much, emoji, other scripts and digits.
    case typeRareText
    case swipe
    case scroll
    /// Turns a switch.
    case toggle
    /// Moves a slider, a stepper or a picker, or chooses a date.
    case adjust
    /// Changes a setting of the device, or what is seen, and restores it.
    case restore
    /// Changes a setting of the device, and leaves it so.
    case configure
    /// Turns the device, and leaves it so.
    case rotate
    /// Presses a key of the hardware keyboard that has a command.
    case key
    /// Opens a link of another application.
    case openLink
    case dismissKeyboard
    /// Lets time pass.
    case wait
  }
}

extension Input.Kind {
  /// Whether it is for an element of the screen, and not for the device.
  var isForElement: Bool {
    switch self {
    case .restore, .configure, .rotate, .key, .openLink, .dismissKeyboard, .wait: false
    case .tap, .press, .doubleTap, .longPress, .pinch, .type, .typeRareText, .swipe, .scroll, .toggle,
      .adjust:
      true
    }
  }

  /// How often the kind is chosen, relative to others that are as new.
  var weight: Int {
    switch self {
    case .tap, .press, .toggle: 10
    case .adjust, .type: 6
    case .scroll, .key: 4
    case .typeRareText, .swipe, .wait: 3
    case .doubleTap, .longPress, .pinch, .restore, .openLink, .dismissKeyboard: 2
    case .configure, .rotate: 1
    }
  }
}
