import ChromeUI
import Expectations
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeShowcase

@Suite @MainActor struct LaunchScreenTests {
  @Test func `The logo is in the middle of the screen, the name below it`() throws {
    try onStage("Launch screen") { navigation, _ in
      let view = try #require(navigation.topViewController?.view)
      expectEqual(view.accessibilityIdentifier, "launchScreenAccessibilityIdentifier")
      let pictures = view.descendants(UIImageView.self)
      expectEqual(pictures.map { $0.image?.name }, ["launchscreen_app_logo", "launchscreen_brand_name"])
      expectEqual(pictures[0].center, CGPoint(x: 195, y: 422))
      #expect(pictures[1].frame.minY > pictures[0].frame.maxY)
      #expect(abs(pictures[1].frame.maxY - (844 - 34 - 24)) < 0.5)
    }
  }

  @Test func `While settings load, a wheel turns between logo and name`() {
    forEachRow([UIInterfaceOrientation.portrait, .landscapeLeft]) { orientation in
      for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
        let useCase = try #require(chrome.useCases.first { $0.name == "Enterprise loading screen" })
        let configuration = StageConfiguration(
          name: "any", orientation: orientation, contentSizeCategory: category)
        try Stage(useCase, in: chrome, configuration: configuration).run {
          let root = UIApplication.shared.windows.first?.rootViewController as? UINavigationController
          let view = try #require(root?.topViewController?.view)
          expectEqual(view.accessibilityIdentifier, "enterpriseLoadingScreenAccessibilityIdentifier")
          let wheel = try #require(view.descendants(UIActivityIndicatorView.self).first)
          let pictures = view.descendants(UIImageView.self)
          expectTrue(wheel.isAnimating)
          #expect(wheel.frameOnScreen.minY > pictures[0].frameOnScreen.maxY, "\(orientation)")
          #expect(wheel.frameOnScreen.maxY < pictures[1].frameOnScreen.minY, "\(orientation)")
          expectEqual(view.texts, ["Loading your organization's settings…"])
        }
      }
    }
  }
}
