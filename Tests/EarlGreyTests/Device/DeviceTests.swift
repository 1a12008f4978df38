import EarlGrey
import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite(.serialized) @MainActor struct DeviceTests {
  private final class ShakenController: UIViewController {
    let status = label("")

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      status.text = "Device Was Shaken"
    }
  }

  private final class Delegate: UIApplicationDelegate {
    var opened: [String] = []

    func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      opened.append(url.absoluteString)
      return url.scheme == "demo"
    }
  }

  /// The error of an action on the device.
  private func error(of body: () throws(GREYDeviceError) -> Void) -> GREYDeviceError? {
    do {
      try body()
      return nil
    } catch {
      return error
    }
  }

  @Test func `The controller in front hears of a shake and of a memory warning`() throws {
    // A shaken device reports the controller in front.
    try UIApplication().run {
      let controller = ShakenController()
      controller.view.addSubview(controller.status)
      mount(controller)
      try EarlGrey.shakeDevice()
      expectTrue(EarlGrey.selectElement(with: grey_text("Device Was Shaken")).isFound)
    }
    // A memory warning reaches the controller in front.
    final class ShortOfMemory: UIViewController {
      var warnings = 0

      override func didReceiveMemoryWarning() { warnings += 1 }
    }
    try UIApplication().run {
      let controller = ShortOfMemory()
      mount(controller)
      try EarlGrey.simulateMemoryWarning()
      expectEqual(controller.warnings, 1)
    }
  }

  @Test func `A key is pressed by XCUITest's characters, also where UIKit has a name for it`() {
    forEachRow([
      ("k", "k"), ("\u{1B}", "UIKeyInputEscape"), ("\u{F700}", "UIKeyInputUpArrow"),
      ("\u{F701}", "UIKeyInputDownArrow"), ("\u{F702}", "UIKeyInputLeftArrow"),
      ("\u{F703}", "UIKeyInputRightArrow"),
    ]) { character, input in
      try UIApplication().run {
        let controller = UIViewController()
        var presses = 0
        controller.addKeyCommand(UIKeyCommand(input: input, modifierFlags: .control) { _ in presses += 1 })
        mount(controller)
        try EarlGrey.typeKey(character, modifierFlags: .control)
        try EarlGrey.typeKey(character, modifierFlags: [])
        expectEqual(presses, 1)
      }
    }
  }

  @Test func `A tap on the status bar scrolls to the top, where there is a bar`() throws {
    // A tap on the status bar scrolls to the top, and is over when the content has arrived there.
    try UIApplication().run {
      let (controller, list) = (UIViewController(), UIScrollView(frame: UIScreen.main.bounds))
      list.contentSize = CGSize(width: 100, height: 3000)
      list.contentInsetAdjustmentBehavior = .never
      list.contentOffset.y = 900
      controller.view.addSubview(list)
      mount(controller)
      try EarlGrey.tapStatusBar()
      expectEqual(list.contentOffset, .zero)
    }
    // A phone in landscape has no status bar to tap.
    UIApplication(orientation: .landscapeLeft).run {
      mount(UIViewController())
      let error = error { () throws(GREYDeviceError) in try EarlGrey.tapStatusBar() }
      expectEqual(error?.description, "The status bar is hidden.")
    }
  }

  @Test func `The interface follows the device, unless the application is busy`() {
    // The interface follows the device; in landscape it is rotated the opposite way.
    forEachRow(
      [
        (.landscapeLeft, .landscapeRight), (.landscapeRight, .landscapeLeft), (.faceUp, .portrait),
        (.portrait, .portrait),
      ] as [(UIDeviceOrientation, UIInterfaceOrientation)]
    ) { device, interface in
      try onScreen {
        try EarlGrey.rotateDevice(to: device)
        expectEqual(UIApplication.shared.screen.orientation, interface)
        expectTrue(UIApplication.shared.runLoop.isIdle)
      }
    }
    // A device whose application is busy is not rotated, and the error reports what is busy.
    onScreen {
      GREYConfiguration.shared.setValue(0, forConfigKey: .interactionTimeoutDuration)
      UIApplication.shared.runLoop.schedule(after: 1, name: "work") {}
      let error = error { () throws(GREYDeviceError) in try EarlGrey.rotateDevice(to: .landscapeLeft) }
      expectEqual(
        error?.description.hasPrefix(
          "Application did not idle before rotating.\n\nThe following idling resources are busy.\n\n1. work: "
        ),
        true)
      expectEqual(UIApplication.shared.screen.orientation, .portrait)
    }
  }

  @Test func `EarlGrey 1's rotation puts the error where it is reported to, and else hands it on`() {
    let exceptions = recorded {
      var error: GREYDeviceError?
      #expect(EarlGrey.rotateDeviceTo(orientation: .landscapeLeft, errorOrNil: &error))
      expectNil(error)
      GREYConfiguration.shared.setValue(0, forConfigKey: .interactionTimeoutDuration)
      UIApplication.shared.runLoop.schedule(after: 1, name: "work") {}
      #expect(!EarlGrey.rotateDeviceTo(orientation: .portrait, errorOrNil: &error))
      expectEqual(error?.domain, .syntheticEvents)
      #expect(!EarlGrey.rotateDeviceTo(orientation: .portrait, errorOrNil: nil, line: 5))
    }
    expectEqual(exceptions.map(\.line), [5])
    expectEqual(exceptions.first?.name, "com.google.earlgrey.SyntheticEventInjectionErrorDomain")
  }

  @Test func `the keyboard is shown while a field takes text, and only then can be dismissed`() throws {
    // The keyboard is shown while a field takes text, and can be dismissed.
    let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 40))
    try onScreen(field) {
      expectFalse(EarlGrey.isKeyboardShown())
      field.becomeFirstResponder()
      expectTrue(EarlGrey.isKeyboardShown())
      try EarlGrey.dismissKeyboard()
      expectFalse(EarlGrey.isKeyboardShown())
      expectFalse(field.isFirstResponder)
    }
    // Without a keyboard there is nothing to dismiss.
    onScreen {
      let error = error { () throws(GREYDeviceError) in try EarlGrey.dismissKeyboard() }
      expectEqual(error?.domain.rawValue, "com.google.earlgrey.KeyboardDismissalDomain")
      expectEqual(error?.code, 1)
    }
  }

  @Test func `An address goes to the delegate, which may refuse it`() throws {
    let delegate = Delegate()
    try UIApplication().run {
      UIApplication.shared.launch(delegate)
      try EarlGrey.openDeepLinkURL("demo://a", with: UIApplication.shared)
      let refused = error { () throws(GREYDeviceError) in try EarlGrey.openDeepLinkURL("other://b") }
      let broken = error { () throws(GREYDeviceError) in try EarlGrey.openDeepLinkURL("nowhere") }
      expectEqual(refused?.domain, .deepLink)
      expectEqual(
        refused?.description, "The application has no delegate, or its delegate did not open 'other://b'.")
      expectEqual(broken?.description, "'nowhere' is not a URL.")
    }
    expectEqual(delegate.opened, ["demo://a", "other://b"])
  }

  @Test func `The application goes to the background and comes back`() throws {
    try onScreen {
      try EarlGrey.backgroundApplication()
      expectEqual(UIApplication.shared.applicationState, .background)
      try EarlGrey.foregroundApplication()
      expectEqual(UIApplication.shared.applicationState, .active)
    }
  }
}
