import Foundation

/// The software keyboard of an application, which is up while a responder takes text.
///
/// It moves within 0.25 virtual seconds, and posts UIKit's notifications. It stays up while text
/// input moves from one responder to another. The class is private in UIKit.
///
///     if textField.becomeFirstResponder() {
///       UIApplication.shared.keyboard.isShown  // true
///       UIApplication.shared.keyboard.keys(for: "7")  // [.plane(.numbers), .character("7")]
///     }
@preconcurrency @MainActor
public final class UIKeyboard {
  /// The responder for which the keyboard is up.
  private weak var responder: UIResponder?
  private var window: UITextEffectsWindow?
  /// The system's keys. Lazy, because a view requires the running application, which has the
  /// keyboard.
  private lazy var keys: UIKeyboardView = makeKeys()
  private(set) var accessoryView: UIView?
  private(set) var inputView: UIView?
  private var plane: KeyboardPlane = .letters
  /// Whether the shift key has reversed the capitalization of the next letter.
  private var isShiftTurned = false
  private var isMovingFocus = false
  private var transition: VirtualRunLoop.Token?

  private func makeKeys() -> UIKeyboardView {
    let view = UIKeyboardView(frame: .zero)
    view.didTap = { [unowned self] in tap($0) }
    return view
  }

  /// Whether the keyboard is up or coming up.
  public var isShown: Bool { window != nil }
  /// The view with the keys; `nil` while the keyboard is down or an input view replaces it.
  public var view: UIKeyboardView? { isShown && keys.superview != nil ? keys : nil }

  /// Returns the keys to tap to type a character into the current responder.
  ///
  /// - Parameter character: The character; a line feed is the return key, a backspace the delete
  ///   key.
  /// - Returns: The keys in order; `nil` if the keyboard is down or has no key for the character.
  public func keys(for character: Character) -> [KeyboardKey]? {
    view.flatMap { $0.layout.keys(for: character, from: $0.plane) }
  }
}

extension UIKeyboard {
  /// Keeps the keyboard up while the first responder changes.
  func movingFocus<Result>(_ body: () -> Result) -> Result {
    let wasMoving = isMovingFocus
    isMovingFocus = true
    defer { isMovingFocus = wasMoving }
    return body()
  }

  /// Comes up for a first responder that takes text, adapts to another one, or goes down.
  func follow(_ responder: UIResponder?) {
    guard !isMovingFocus else { return }
    let takesInput = responder.map { $0 is any UIKeyInput || $0.inputView != nil } ?? false
    if let responder, takesInput || responder.inputAccessoryView != nil {
      self.responder = responder
      (plane, isShiftTurned) = (layout.firstPlane, false)
      show(inputView: responder.inputView, accessoryView: responder.inputAccessoryView, showsKeys: takesInput)
    } else {
      self.responder = nil
      hide()
    }
  }

  /// Updates the size and position for the screen's orientation.
  func screenDidTurn() {
    guard isShown else { return }
    window?.frame = UIScreen.main.bounds
    show(
      inputView: inputView, accessoryView: accessoryView, showsKeys: inputView != nil || keys.superview != nil
    )
  }

  private func show(inputView: UIView?, accessoryView: UIView?, showsKeys: Bool) {
    let former = UIApplication.shared.keyboardFrame
    let window = window ?? UITextEffectsWindow(frame: UIScreen.main.bounds)
    (self.window, self.inputView, self.accessoryView) = (window, inputView, accessoryView)
    window.isHidden = false
    let frame = place(showsKeys ? inputView ?? keys : nil, below: accessoryView, in: window)
    updateKeys()
    // An unchanged frame posts no notification.
    guard frame != former else { return showRowsOfResponder() }
    move(from: former, to: frame)
  }

  /// Positions the views at the screen's bottom edge.
  ///
  /// - Returns: The frame of all views.
  private func place(_ input: UIView?, below accessory: UIView?, in window: UIWindow) -> CGRect {
    let parts = [accessory, input].compactMap { $0 }
    for view in window.subviews where !parts.contains(where: { $0 === view }) { view.removeFromSuperview() }
    var y = window.bounds.maxY
    // From the bottom up: the keys are at the edge, with the accessory above.
    for part in parts.reversed() {
      y -= height(of: part)
      part.frame = CGRect(x: 0, y: y, width: window.bounds.width, height: height(of: part))
      if part.superview !== window { window.addSubview(part) }
    }
    return CGRect(x: 0, y: y, width: window.bounds.width, height: window.bounds.maxY - y)
  }

  private func height(of part: UIView) -> CGFloat {
    if part === keys {
      let screen = UIScreen.main
      return KeyboardMetrics(device: screen.device, orientation: screen.orientation).height
    }
    let intrinsic = part.intrinsicContentSize.height
    // A responder's view keeps its height; without one it has its intrinsic height.
    return part.frame.height > 0 || intrinsic < 0 ? part.frame.height : intrinsic
  }

  private func hide() {
    guard let window, let former = UIApplication.shared.keyboardFrame else { return }
    window.subviews.forEach { $0.removeFromSuperview() }
    window.isHidden = true
    (self.window, inputView, accessoryView) = (nil, nil, nil)
    move(from: former, to: nil)
  }

  private func showRowsOfResponder() {
    for window in UIApplication.shared.windows {
      window.tableViewControllers.forEach { $0.showRowOfFirstResponder() }
    }
  }

  /// Reports that the keyboard moves, updates the layout, and reports after 0.25 seconds that it
  /// has moved.
  private func move(from: CGRect?, to: CGRect?) {
    let application = UIApplication.shared
    // Before the notifications, because observers may read the new frame.
    application.keyboardFrame = to
    let change = KeyboardChange(from: from, to: to, screen: UIScreen.main.bounds)
    change.willNotifications.forEach(change.post)
    application.windows.forEach { $0.keyboardFrameDidChange() }
    // The end of an interrupted move is never reported.
    if let transition { application.runLoop.cancel(transition) }
    transition = application.runLoop.schedule(
      after: KeyboardChange.duration, name: "keyboard transition", kind: .keyboardTransition
    ) { [weak self] in
      self?.transition = nil
      change.didNotifications.forEach(change.post)
    }
  }
}

extension UIKeyboard {
  private var layout: KeyboardLayout {
    KeyboardLayout((responder as? any UITextInputTraits)?.keyboardType ?? .default)
  }

  /// Updates the keys after the text or its selection changed.
  func inputDidChange(of input: any UIKeyInput) {
    if input === responder { updateKeys() }
  }

  /// Shows the keys for the responder's text.
  func updateKeys() {
    guard let input = responder as? any UIKeyInput else { return }
    let isEnabled = input.hasText || !input.enablesReturnKeyAutomatically
    keys.show(
      layout, shownPlane(for: input), returnKeyType: input.returnKeyType,
      isReturnKeyEnabled: isEnabled)
  }

  private func shownPlane(for input: any UIKeyInput) -> KeyboardPlane {
    guard plane.hasShift else { return plane }
    return input.expectsCapital != isShiftTurned ? .capitals : .letters
  }

  /// Performs the function of a key.
  private func tap(_ key: KeyboardKey) {
    guard let input = responder as? any UIKeyInput else { return }
    switch key {
    case .shift: isShiftTurned.toggle()
    case .plane(let other): (plane, isShiftTurned) = (other, false)
    case .delete: input.deleteBackward()
    case .return: input.insertText("\n")
    case .character, .domain, .space: type(key, into: input)
    }
    updateKeys()
  }

  /// Types a key's text. A space after a number returns to letters, and shift applies to one
  /// letter.
  private func type(_ key: KeyboardKey, into input: any UIKeyInput) {
    guard let text = key.text else { return }
    isShiftTurned = false
    if key == .space, !plane.hasShift { plane = layout.firstPlane }
    input.insertText(text)
  }
}

extension UIKeyInput {
  /// Whether the next letter should be a capital after the text before the caret.
  fileprivate var expectsCapital: Bool {
    switch autocapitalizationType {
    case .none: return false
    case .allCharacters: return true
    case .words: return textBeforeCaret.last?.isWhitespace ?? true
    case .sentences:
      let trimmed = textBeforeCaret.drop { $0.isWhitespace }
      guard !trimmed.isEmpty, textBeforeCaret.last?.isWhitespace == true else { return trimmed.isEmpty }
      // A sentence begins after a space or a line break.
      let end = trimmed.last { !$0.isWhitespace }
      return textBeforeCaret.last?.isNewline == true || end.map { ".!?".contains($0) } ?? true
    }
  }

  private var textBeforeCaret: String {
    guard let input = self as? any UITextInput, let caret = input.selectedTextRange?.start,
      let range = input.textRange(from: input.beginningOfDocument, to: caret)
    else { return "" }
    return input.text(in: range) ?? ""
  }
}

/// The window of the keyboard, in front of all others.
@preconcurrency @MainActor
public final class UITextEffectsWindow: UIWindow {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = .keyboard
  }

  /// Creates a window without a size; there are no archives, and the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    windowLevel = .keyboard
  }

  /// Always `false`: the keyboard's window receives no keyboard events.
  public override var canBecomeKey: Bool { false }

  /// Returns the part of the keyboard at a point; touches outside it go to the windows below.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event).flatMap { $0 === self ? nil : $0 }
  }
}

extension UIWindow.Level {
  /// The level of the software keyboard.
  fileprivate static let keyboard = UIWindow.Level(rawValue: 10)
}
