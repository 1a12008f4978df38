import HeadlessUIKit
import Scripts
import SourceText
import Storyboards
import Testing

@Suite @MainActor struct SettingStatementTests {
  /// What the controller says of its traits after the last statement.
  private func traits(_ source: String) throws -> String? {
    let replay = try replay(source, on: DeviceViewController.self)
    #expect(replay.failure?.report == nil)
    return replay.steps.last?.calls.last
  }

  @Test(
    "A setting is changed while the application runs, and the others stay",
    arguments: [
      ("userInterfaceStyle: .dark", "dark, large, leftToRight, regular"),
      ("contentSizeCategory: .accessibilityLarge", "light, accessibilityLarge, leftToRight, regular"),
      ("layoutDirection: .rightToLeft", "light, large, rightToLeft, regular"),
      ("accessibility: [.reduceMotion, .boldText]", "light, large, leftToRight, bold"),
      (
        "userInterfaceStyle: UIUserInterfaceStyle.dark, layoutDirection: .rightToLeft, accessibility: .boldText",
        "dark, large, rightToLeft, bold"
      ),
    ])
  func settings(arguments: String, traits: String) throws {
    #expect(try self.traits("setConfiguration(\(arguments))") == "Device.heard(\"\(traits)\")")
  }

  @Test("Accessibility settings are replaced as a whole; none turns all off")
  func accessibility() throws {
    let source = "setConfiguration(accessibility: .boldText)\nsetConfiguration(accessibility: [])"
    #expect(try traits(source) == #"Device.heard("light, large, leftToRight, regular")"#)
  }

  @Test(
    "What is as it was changes nothing",
    arguments: ["", "userInterfaceStyle: .light", "layoutDirection: nil"])
  func unchanged(arguments: String) throws {
    #expect(try traits("setConfiguration(\(arguments))") == nil)
  }

  @Test("A root narrows everything that follows, waiting too, until it is taken away")
  func root() throws {
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
    #expect(replay.failure?.statement?.position.line == 7)
    #expect(replay.failure?.report.contains("ancestorThatMatches") == true)
  }
}
