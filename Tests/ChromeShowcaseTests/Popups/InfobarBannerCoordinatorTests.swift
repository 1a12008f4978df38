import ChromeUI
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeShowcase

@Suite @MainActor struct InfobarBannerCoordinatorTests {
  private func shownBanner(of navigation: UINavigationController) -> InfobarBannerViewController? {
    navigation.presentedViewController as? InfobarBannerViewController
  }

  @Test(
    arguments: [
      ("Infobar Banner", true), ("Infobar Banner No Modal", false),
    ])
  func `The banner lies 100 points below the top and says what Chrome's mock data say`(
    useCase: String, presentsModal: Bool
  ) throws {
    try onStage(useCase) { navigation, _ in
      let banner = try #require(shownBanner(of: navigation))
      #expect(navigation.topViewController?.title == "Infobar Messages")
      #expect(navigation.topViewController?.view.backgroundColor == .white)
      #expect(banner.view.frame.minY == 100)
      #expect(banner.titleText == "Test Infobar")
      #expect(banner.subtitleText == "This a test Infobar.")
      #expect(banner.buttonText == "Accept")
      #expect(banner.presentsModal == presentsModal)
    }
  }

  @Test func `The modal is in the middle, 200 points high, and its Cancel takes everything away`() throws {
    try onStage("Infobar Banner") { navigation, stage in
      let banner = try #require(shownBanner(of: navigation))
      banner.delegate?.presentInfobarModalFromBanner()
      try stage.settle()
      let modal = try #require(banner.presentedViewController as? UINavigationController)
      #expect(modal.topViewController?.title == "Modal Infobar")
      #expect(modal.view.frame == CGRect(x: 10, y: 322, width: 370, height: 200))
      (modal.topViewController as? InfobarModalViewController)?.didCancel()
      try stage.settle()
      #expect(navigation.presentedViewController == nil)
      #expect(
        stage.takeCalls() == [
          "[InfobarBannerDelegate presentInfobarModalFromBanner]",
          "[InfobarBannerDelegate infobarBannerWasDismissed]",
        ])
    }
  }
}
