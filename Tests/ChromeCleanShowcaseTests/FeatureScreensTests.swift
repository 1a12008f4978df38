import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeCleanShowcase

/// What each use case shows at first, by a text or a label that is in its tree.
@MainActor
@Suite struct FeatureScreensTests {
  @Test(arguments: [
    (UseCase.locationBarSecure, "Connection is secure"), (.locationBarInsecure, "Not secure"),
    (.locationBarEmpty, "Search or type URL"), (.toolsMenu, "Reload"), (.toolsMenuLoading, "Hide tab strip"),
    (.toolsMenuEmpty, "Show tab strip"), (.findInPage, "Find in page"), (.foundInPage, "2 of 3"),
    (.webContents, "More about examples"), (.webContentsMarked, "kFoundTextCurrentIdentifier"),
    (.webContentsUnknown, "This site can’t be reached"), (.webContentsEmpty, "New Tab"),
    (.root, "example.com"), (.rootEmpty, "New Tab"),
  ])
  func `Each use case shows what it is about`(useCase: UseCase, text: String) throws {
    let stage = try Stage(useCase, in: chromeClean)
    #expect(String(describing: stage.renderTree()).contains(text))
  }
}
