import Diagnostics
import Expectations
import HeadlessUIKit
import Scripts
import Storyboards
import Testing

@Suite @MainActor struct SettingStatementTests {
  /// The controller's traits after the last statement.
  private func traits(_ source: String) throws -> String? {
    let replay = try replay(source, on: DeviceViewController.self)
    expectNil(replay.failure?.report)
    return replay.steps.last?.calls.last
  }

  @Test func `A setting is changed while the application runs, and the others stay`() throws {
    forEachRow([
      ("userInterfaceStyle: .dark", "dark, large, leftToRight, regular"),
      ("contentSizeCategory: .accessibilityLarge", "light, accessibilityLarge, leftToRight, regular"),
      ("layoutDirection: .rightToLeft", "light, large, rightToLeft, regular"),
      ("accessibility: [.reduceMotion, .boldText]", "light, large, leftToRight, bold"),
      (
        "userInterfaceStyle: UIUserInterfaceStyle.dark, layoutDirection: .rightToLeft, accessibility: .boldText",
        "dark, large, rightToLeft, bold"
      ),
    ]) { arguments, traits in
      expectEqual(try self.traits("setConfiguration(\(arguments))"), "Device.heard(\"\(traits)\")")
    }
    // Accessibility settings are replaced as a whole; an empty set turns all off.
    let source = "setConfiguration(accessibility: .boldText)\nsetConfiguration(accessibility: [])"
    expectEqual(try traits(source), #"Device.heard("light, large, leftToRight, regular")"#)
    // Setting the current values changes nothing.
    forEachRow(["", "userInterfaceStyle: .light", "layoutDirection: nil"]) { arguments in
      expectNil(try traits("setConfiguration(\(arguments))"))
    }
  }

  @Test func `A root narrows everything that follows, waiting too, until it is taken away`() throws {
    let source = """
      let label = EarlGrey.selectElement(with: grey_kindOfClass(UILabel.self))
      EarlGrey.setRootMatcherForSubsequentInteractions(grey_accessibilityID("none"))
      label.assert(grey_nil())
      EarlGrey.setRootMatcherForSubsequentInteractions(nil)
      label.inRoot(grey_keyWindow()).atIndex(1).assert(grey_notNil())
      EarlGrey.setRootMatcherForSubsequentInteractions(grey_accessibilityID("none"))
      waitFor(grey_accessibilityID("field"), timeout: 1)
      """
    let replay = try replay(source, on: DeviceViewController.self)
    expectEqual(replay.failure?.statement?.position.line, 7)
    expectEqual(replay.failure?.report.contains("ancestorThatMatches"), true)
  }

  @Test func `EarlGrey's configuration is set in both generations' spellings, and checked`() {
    // EarlGrey's configuration is set in both generations' spellings.
    forEachRow([
      "GREYConfiguration.shared.setValue(2, forConfigKey: .interactionTimeoutDuration)",
      "GREYConfiguration.sharedInstance().setValue(2.0, forConfigKey: kGREYConfigKeyInteractionTimeoutDuration)",
    ]) { statement in
      let source = """
        \(statement)
        EarlGrey.selectElement(with: grey_text("none"))
          .usingSearch(grey_tap(), onElementWith: grey_accessibilityID("second")).assert(grey_notNil())
        """
      let report = try #require(try replay(source, on: DeviceViewController.self).failure?.report)
      #expect(
        report.contains("Interaction timed out after 2 seconds while searching for element."), "\(statement)")
    }
    // A setting's name and value are checked.
    forEachRow([
      (".interactionTimeOut", "2", "'.interactionTimeOut' is not a member of GREYConfigKey"),
      (".synchronizationEnabled", "\"no\"", "\"no\" is out of place"),
      (".blockedURLRegex", "[1]", "1 is out of place"),
    ]) { key, value, problem in
      let source = "GREYConfiguration.shared.setValue(\(value), forConfigKey: \(key))"
      let faults = #expect(throws: Diagnostics.self, "\(key)") {
        try ScriptChecker().check(try Script(parsing: source))
      }
      expectEqual(faults?.all.map(\.problem), [problem])
    }
  }

  @Test func `Without synchronization nothing is waited for, until it is turned on again`() throws {
    let source = """
      GREYConfiguration.shared.setValue(false, forConfigKey: .synchronizationEnabled)
      EarlGrey.selectElement(with: grey_accessibilityID("field")).perform(grey_tap())
      snapshot("keyboard on its way")
      GREYConfiguration.shared.reset()
      snapshot("keyboard there")
      """
    let replay = try replay(source, on: DeviceViewController.self)
    expectNil(replay.failure?.report)
    expectEqual(replay.steps.count, 6)
  }
}
