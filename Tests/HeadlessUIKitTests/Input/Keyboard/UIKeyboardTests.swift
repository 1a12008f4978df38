import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct UIKeyboardTests {
  private func field(y: CGFloat = 100) -> UITextField {
    UITextField(frame: CGRect(x: 0, y: y, width: 200, height: 40))
  }

  /// Shows views in one window.
  private func show(_ views: UIView...) {
    let controller = UIViewController()
    views.forEach(controller.view.addSubview)
    mount(controller)
  }

  private var keyboard: UIKeyboard { UIApplication.shared.keyboard }

  /// Taps the keys of a text, as they are shown.
  private func type(_ text: String) throws {
    for character in text {
      for key in try #require(keyboard.keys(for: character)) { try press(key) }
    }
  }

  private func press(_ key: KeyboardKey) throws {
    let button = try #require(keyboard.view?.button(for: key))
    let window = try #require(button.window)
    let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: window)
    tap(in: window, at: middle)
  }

  /// Observes the keyboard's notifications while `body` runs.
  private func notifications(_ body: () -> Void) -> [String] {
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]
    let log = Log()
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { log.add(name) }
      }
    }
    body()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    return log.take()
  }

  @Test func `Notifications hold objects, which code casts to them or to values`() {
    UIApplication().run {
      let log = Log()
      let name = UIResponder.keyboardWillShowNotification
      let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let info = note.userInfo ?? [:]
        let frame = info[UIResponder.keyboardFrameEndUserInfoKey]
        let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey]
        let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey]
        let words = [
          "\(((frame as? NSValue)?.cgRectValue).map { "\($0.width)" } ?? "-")",
          "\((frame as? CGRect)?.width ?? 0)", "\((frame as? CGPoint) == nil)",
          "\((duration as? NSNumber)?.doubleValue ?? 0)", "\(duration as? TimeInterval ?? 0)",
          "\((curve as? NSNumber)?.intValue ?? 0)", "\(curve as? Int ?? 0)", "\(curve as? UInt ?? 0)",
          "\((info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool) ?? false)",
        ]
        MainActor.assumeIsolated { log.add(words.joined(separator: " ")) }
      }
      let field = field()
      show(field)
      field.becomeFirstResponder()
      NotificationCenter.default.removeObserver(observer)
      expectEqual(log.take(), ["390.0 390.0 true 0.25 0.25 7 7 7 true"])
    }
  }

  @Test func `The return key is identified by what it does, says it, and may wait for text`() throws {
    forEachRow([(.default, "Return"), (.next, "Next"), (.done, "Done")] as [(UIReturnKeyType, String)]) {
      type, identifier in
      try UIApplication().run {
        let field = field()
        field.returnKeyType = type
        show(field)
        field.becomeFirstResponder()
        UIApplication.shared.settle()
        let view = try #require(keyboard.view)
        expectEqual(view.button(for: .return)?.accessibilityIdentifier, identifier)
        expectEqual(view.keys.filter { $0.accessibilityIdentifier == identifier }.count, 1)
      }
    }
    try UIApplication().run {
      let field = field()
      field.returnKeyType = .go
      field.enablesReturnKeyAutomatically = true
      show(field)
      field.becomeFirstResponder()
      let key = try #require(keyboard.view?.button(for: .return))
      expectEqual(key.accessibilityLabel, "Go")
      expectFalse(key.isEnabled)
      try type("x")
      expectEqual(keyboard.view?.button(for: .return)?.isEnabled, true)
    }
  }

  @Test func `Layout leaves a key under the finger, and follows the keyboard's size`() throws {
    try UIApplication().run {
      let field = field()
      show(field)
      field.becomeFirstResponder()
      UIApplication.shared.settle()
      let view = try #require(keyboard.view)
      let key = try #require(view.button(for: .character("Q")))
      let frame = key.frame
      view.setNeedsLayout()
      UIApplication.shared.layoutWindowsIfNeeded()
      #expect(view.button(for: .character("Q")) === key)
      expectEqual(key.frame, frame)
      view.frame.size.width *= 2
      UIApplication.shared.layoutWindowsIfNeeded()
      expectEqual(key.frame.width, frame.width * 2)
    }
  }

  @Test func `The keyboard is up while a field takes text, as high as the device has it`() {
    UIApplication().run {
      let field = field()
      show(field)
      expectFalse(keyboard.isShown)
      field.becomeFirstResponder()
      expectTrue(keyboard.isShown)
      expectEqual(UIApplication.shared.keyboardFrame, CGRect(x: 0, y: 553, width: 390, height: 291))
      field.resignFirstResponder()
      expectFalse(keyboard.isShown)
      expectNil(UIApplication.shared.keyboardFrame)
    }
    forEachRow(
      [
        (VirtualDevice.iPhone, UIInterfaceOrientation.landscapeLeft, 171.0), (.iPad, .portrait, 284),
        (.iPad, .landscapeRight, 372),
      ] as [(VirtualDevice, UIInterfaceOrientation, CGFloat)]
    ) { device, orientation, height in
      UIApplication(device: device, orientation: orientation).run {
        let field = field()
        show(field)
        field.becomeFirstResponder()
        expectEqual(UIApplication.shared.keyboardFrame?.height, height)
        expectEqual(UIApplication.shared.keyboardFrame?.maxY, device.bounds(in: orientation).height)
      }
    }
    UIApplication().run {
      let field = field()
      show(field)
      field.becomeFirstResponder()
      UIApplication.shared.settle()
      UIApplication.shared.rotate(to: .landscapeLeft)
      UIApplication.shared.settle()
      expectEqual(UIApplication.shared.keyboardFrame, CGRect(x: 0, y: 219, width: 844, height: 171))
    }
  }

  @Test func `It reports when it comes and goes, and stays up from one field to another`() {
    UIApplication().run {
      let field = field()
      show(field)
      let coming = notifications {
        field.becomeFirstResponder()
        expectEqual(UIApplication.shared.runLoop.pendingNames, ["keyboard transition"])
        UIApplication.shared.settle()
      }
      expectEqual(coming, ["UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification"])
      let going = notifications {
        field.resignFirstResponder()
        UIApplication.shared.settle()
      }
      expectEqual(going, ["UIKeyboardWillHideNotification", "UIKeyboardDidHideNotification"])
    }
    UIApplication().run {
      let (first, second) = (field(), field(y: 200))
      show(first, second)
      first.becomeFirstResponder()
      UIApplication.shared.settle()
      let told = notifications {
        second.becomeFirstResponder()
        UIApplication.shared.settle()
      }
      expectEmpty(told)
      expectTrue(keyboard.isShown)
    }
  }

  @Test func `Tapped keys type any text literally, with a capital at the start of a sentence`() throws {
    try UIApplication().run {
      let field = field()
      show(field)
      field.becomeFirstResponder()
      expectEqual(keyboard.view?.plane, .capitals)
      try press(.character("H"))
      expectEqual(keyboard.view?.plane, .letters)
      try press(.character("i"))
      try press(.plane(.numbers))
      try press(.character("."))
      try press(.space)
      expectEqual(keyboard.view?.plane, .capitals)
      try press(.delete)
      expectEqual(field.text, "Hi.")
    }
    forEachRow(["Foo", "hekp", "~!@#$%^&*()_+-={}:;<>?", "a b  c", "user.name@example.com", "it's 5%"]) {
      text in
      try UIApplication().run {
        let field = field()
        show(field)
        field.becomeFirstResponder()
        try type(text)
        expectEqual(field.text, text)
      }
    }
  }

  @Test func `The field and its selection say when capitals show`() {
    forEachRow([
      (UITextAutocapitalizationType.none, "", KeyboardPlane.letters), (.words, "", .capitals),
      (.words, "ada", .letters), (.words, "ada ", .capitals), (.sentences, "ada ", .letters),
      (.sentences, "Yes? ", .capitals), (.allCharacters, "AB", .capitals),
    ]) { type, text, plane in
      UIApplication().run {
        let field = field()
        field.autocapitalizationType = type
        field.text = text
        show(field)
        field.becomeFirstResponder()
        expectEqual(keyboard.view?.plane, plane)
      }
    }
    UIApplication().run {
      let field = field()
      (field.autocapitalizationType, field.text) = (.words, "Ada")
      show(field)
      field.becomeFirstResponder()
      expectEqual(keyboard.view?.plane, .letters)
      field.selectAll(nil)
      expectEqual(keyboard.view?.plane, .capitals)
      field.resignFirstResponder()
      field.becomeFirstResponder()
      expectEqual(keyboard.view?.plane, .letters)
    }
  }

  @Test func `An accessory view is above the keys, and a view of one's own in their place`() {
    UIApplication().run {
      let field = field()
      field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
      show(field)
      field.becomeFirstResponder()
      expectEqual(UIApplication.shared.keyboardFrame?.height, 335)
      expectEqual(field.inputAccessoryView?.frame, CGRect(x: 0, y: 509, width: 390, height: 44))
      field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
      field.reloadInputViews()
      expectEqual(UIApplication.shared.keyboardFrame?.height, 244)
      expectNil(keyboard.view)
    }
  }

  @Test func `Layout follows the keyboard by its guide`() {
    UIApplication().run {
      let controller = UIViewController()
      let (field, view) = (field(), UIView())
      view.translatesAutoresizingMaskIntoConstraints = false
      for subview in [field, view] { controller.view.addSubview(subview) }
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: controller.view.topAnchor),
        view.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
        view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      ])
      mount(controller)
      expectEqual(view.frame.maxY, 810)
      field.becomeFirstResponder()
      UIApplication.shared.settle()
      expectEqual(view.frame.maxY, 553)
      field.resignFirstResponder()
      UIApplication.shared.settle()
      expectEqual(view.frame.maxY, 810)
    }
  }

  @Test func `Fingers beside the keyboard reach what is behind`() {
    UIApplication().run {
      let field = field()
      show(field)
      field.becomeFirstResponder()
      let window = UIApplication.shared.windows.last
      #expect(window is UITextEffectsWindow)
      expectNil(window?.hitTest(CGPoint(x: 10, y: 100), with: nil))
      expectEqual(window?.isKeyWindow, false)
    }
  }
}
