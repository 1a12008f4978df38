import Diagnostics
import Expectations
import HeadlessUIKit
import Scripts
import Storyboards
import Testing

@Suite @MainActor struct DeviceStatementTests {
  /// The calls of each statement after the launch; stops at a failure.
  private func calls(_ source: String) throws -> [[String]] {
    let replay = try replay(source, on: DeviceViewController.self)
    expectNil(replay.failure?.report)
    return replay.steps.dropFirst().map(\.calls)
  }

  @Test func `The device is turned, turned back and shaken`() throws {
    // The device is rotated, and rotated back, in both spellings; rotating to the same orientation does nothing.
    do {
      let calls = try calls(
        """
        EarlGrey.rotateDevice(to: .landscapeLeft)
        EarlGrey.rotateDevice(to: UIDeviceOrientation.landscapeLeft)
        EarlGrey.rotateDeviceTo(orientation: .portrait, errorOrNil: nil)
        """)
      expectEqual(calls.map(\.last), [#"Device.heard("landscapeLeft")"#, nil, #"Device.heard("portrait")"#])
    }
    // The device is shaken.
    expectEqual(try calls("EarlGrey.shakeDevice()"), [[#"Device.heard("shake")"#]])
  }

  @Test
  func
    `A key of the hardware keyboard is a shortcut, or types; the modifiers may be spelled out or be several`()
    throws
  {
    let source = """
      typeKey("l", modifierFlags: .command)
      typeKey("l", modifierFlags: [])
      typeKey("l", modifierFlags: [.command, .shift])
      typeKey("p", modifierFlags: XCUIElement.KeyModifierFlags.option)
      EarlGrey.selectElement(with: grey_accessibilityID("field")).perform(grey_tap())
      typeKey("x", modifierFlags: .shift)
      EarlGrey.selectElement(with: grey_accessibilityID("field")).assert(grey_textFieldValue("X"))
      """
    expectEqual(
      try calls(source),
      [
        [#"Device.heard("command l")"#], [], [], [#"Device.heard("option p")"#], [], [], [],
      ])
  }

  @Test func `Only one key is pressed at a time`() throws {
    let replay = try replay(#"typeKey("ll", modifierFlags: [])"#, on: DeviceViewController.self)
    expectEqual(replay.failure?.report, "'ll' is not the character of one key.")
  }

  @Test func `The status bar is tapped; there must be one`() throws {
    let list = try replay(
      """
      EarlGrey.selectElement(with: grey_kindOfClass(UIScrollView.self)).perform(grey_swipeFastInDirection(.up))
      tapStatusBar()
      """, on: ScrolledViewController.self)
    expectNil(list.failure)
    expectEqual(list.steps.last?.calls, ["Scrolled.top(0)"])
    let hidden = try replay("tapStatusBar()", on: BarelessViewController.self)
    expectEqual(hidden.failure?.report, "The status bar is hidden.")
  }

  @Test func `The keyboard goes down, once`() throws {
    let source = """
      EarlGrey.selectElement(with: grey_accessibilityID("field")).perform(grey_tap())
      EarlGrey.selectElement(with: grey_accessibilityID("field")).assert(grey_firstResponder())
      EarlGrey.dismissKeyboard()
      EarlGrey.selectElement(with: grey_accessibilityID("field")).assert(grey_not(grey_firstResponder()))
      EarlGrey.dismissKeyboard()
      """
    let replay = try replay(source, on: DeviceViewController.self)
    expectEqual(replay.failure?.statement?.position.line, 5)
    expectEqual(replay.failure?.reason, .refused("Failed to dismiss keyboard since it was not showing."))
    expectEqual(replay.failure?.report, "Failed to dismiss keyboard since it was not showing.")
  }

  @Test func `An address is handed over, in both spellings; one that nothing opens fails`() throws {
    let source = """
      let application = XCUIApplication()
      openDeepLink("app://one")
      EarlGrey.openDeepLinkURL("app://two", with: application)
      """
    expectEqual(try calls(source), [["Device.open(\"app://one\")"], ["Device.open(\"app://two\")"]])
    let refused = try replay("openDeepLink(\"http://three\")", on: DeviceViewController.self)
    expectEqual(refused.failure?.report.contains("did not open 'http://three'"), true)
    let unhandled = try replay("openDeepLink(\"app://one\")")
    expectEqual(unhandled.failure?.report.contains("The application has no delegate"), true)
  }

  @Test func `The application goes to the background and comes back, by EarlGrey's own names too`() throws {
    // The application goes to the background and returns; twice has the same effect as once.
    do {
      let source = "sendToBackground()\nsendToBackground()\nbringToForeground()\nbringToForeground()"
      expectEqual(
        try calls(source), [[#"Device.heard("background")"#], [], [#"Device.heard("foreground")"#], []])
    }
    // EarlGrey's own names of going to the background and coming back.
    do {
      let source = "EarlGrey.backgroundApplication()\nEarlGrey.foregroundApplication()"
      expectEqual(try calls(source), [[#"Device.heard("background")"#], [#"Device.heard("foreground")"#]])
    }
  }

  @Test func `The application is short of memory, and finds what is on the pasteboard`() throws {
    // The application receives a memory warning, in both languages.
    expectEqual(try calls("simulateMemoryWarning()"), [[#"Device.heard("memory warning")"#]])
    let objectiveC = try replay(
      "simulateMemoryWarning();", on: DeviceViewController.self, language: .objectiveC)
    expectEqual(objectiveC.steps.last?.calls, [#"Device.heard("memory warning")"#])
    // A controller finds on the pasteboard what the script put there.
    do {
      let replay = try replay("setPasteboard(\"a b\")", on: PasteViewController.self)
      expectNil(replay.failure)
      expectEqual(replay.steps.map(\.calls), [[], ["Paste.found(\"a b\")"]])
    }
  }
}
