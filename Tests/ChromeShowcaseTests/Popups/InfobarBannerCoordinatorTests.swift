import ChromeUI
import Expectations
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeShowcase

@Suite @MainActor struct InfobarBannerCoordinatorTests {
  private func shownBanner(of navigation: UINavigationController) -> InfobarBannerViewController? {
    navigation.presentedViewController as? InfobarBannerViewController
  }

  @Test func `The banner lies 100 points below the top and says what Chrome's mock data say`() {
    forEachRow([
      ("Infobar Banner", true), ("Infobar Banner No Modal", false),
    ]) { useCase, presentsModal in
      try onStage(useCase) { navigation, _ in
        let banner = try #require(shownBanner(of: navigation))
        expectEqual(navigation.topViewController?.title, "Infobar Messages")
        expectEqual(navigation.topViewController?.view.backgroundColor, .white)
        expectEqual(banner.view.frame.minY, 100)
        expectEqual(banner.titleText, "Test Infobar")
        expectEqual(banner.subtitleText, "This a test Infobar.")
        expectEqual(banner.buttonText, "Accept")
        expectEqual(banner.presentsModal, presentsModal)
      }
    }
  }

  @Test func `The modal is in the middle, 200 points high, and its Cancel takes everything away`() throws {
    try onStage("Infobar Banner") { navigation, stage in
      let banner = try #require(shownBanner(of: navigation))
      banner.delegate?.presentInfobarModalFromBanner()
      try stage.settle()
      let modal = try #require(banner.presentedViewController as? UINavigationController)
      expectEqual(modal.topViewController?.title, "Modal Infobar")
      expectEqual(modal.view.frame, CGRect(x: 10, y: 322, width: 370, height: 200))
      (modal.topViewController as? InfobarModalViewController)?.didCancel()
      try stage.settle()
      expectNil(navigation.presentedViewController)
      expectEqual(
        stage.takeCalls(),
        [
          "[InfobarBannerDelegate presentInfobarModalFromBanner]",
          "[InfobarBannerDelegate infobarBannerWasDismissed]",
        ])
    }
  }
}
