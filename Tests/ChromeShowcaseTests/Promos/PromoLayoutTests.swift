import Expectations
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeShowcase

/// No text is cut off, whatever the device, the language and the text size.
@Suite @MainActor struct PromoLayoutTests {
  nonisolated static let useCases = [
    "Credential Provider Consent UI", "Credential Provider Empty Credentials UI",
    "Credential Provider Stale Credentials UI", "Credential Provider Credentials List UI",
    "Default Browser Fullscreen Promo UI",
    "New FRE hero screen example", "New FRE default screen example", "New FRE screen with scrolling example",
    "Sign in promo half sheet for feed personalization menu options", "User Policy prompt half sheet",
    "Contnet Notification fullscreen promo sheet", "Save Card Modal", "Incognito Reauth Blocker",
    "Enterprise loading screen", "Link Preview", "Web Channels First Follow and Follow Mgmt UI",
  ]

  nonisolated static let configurations = [
    StageConfiguration(name: "phone"),
    StageConfiguration(name: "phone, landscape", orientation: .landscapeLeft),
    StageConfiguration(name: "tablet", device: .iPad),
    StageConfiguration(name: "largest text", contentSizeCategory: .accessibilityExtraExtraExtraLarge),
    StageConfiguration(
      name: "largest text, landscape", orientation: .landscapeLeft,
      contentSizeCategory: .accessibilityExtraExtraExtraLarge),
    StageConfiguration(name: "German", environment: .german),
    StageConfiguration(
      name: "German, largest text", contentSizeCategory: .accessibilityExtraExtraExtraLarge,
      environment: .german),
    StageConfiguration(name: "Japanese", environment: .japanese),
    StageConfiguration(name: "right to left", layoutDirection: .rightToLeft),
  ]

  @Test func `Every text has the room that it needs`() {
    forEachRow(Self.useCases) { name in
      for configuration in Self.configurations {
        let useCase = try #require(chrome.useCases.first { $0.name == name })
        let stage = try Stage(useCase, in: chrome, configuration: configuration)
        try stage.run {
          let root = try #require(
            UIApplication.shared.windows.first?.rootViewController as? UINavigationController)
          let shown = root.presentedViewController ?? root.topViewController
          let view = try #require(shown?.view)
          expectEmpty(view.descendants(UIView.self).flatMap(\.layoutFaults))
          let labels = view.descendants(UILabel.self).filter {
            !$0.isHidden && $0.superview?.isHidden == false
          }
          expectFalse(labels.isEmpty)
          for label in labels {
            let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
            let frame = label.convert(label.bounds, to: view)
            #expect(frame.minX >= 0 && frame.maxX <= view.bounds.width, "\(label.text ?? "") sticks out")
            #expect(needed.height <= label.bounds.height + 0.5, "\(label.text ?? "") is too low")
            #expect(needed.width <= label.bounds.width + 0.5, "\(label.text ?? "") is too narrow")
          }
          for scrollView in view.descendants(UIScrollView.self) {
            #expect(scrollView.bounds.height > 100, "\(name)")
          }
        }
      }
    }
  }
}

extension EnvironmentSettings {
  fileprivate static let german = language("de")
  fileprivate static let japanese = language("ja")

  private static func language(_ code: String) -> EnvironmentSettings {
    var settings = EnvironmentSettings()
    settings.languages = [code]
    return settings
  }
}
