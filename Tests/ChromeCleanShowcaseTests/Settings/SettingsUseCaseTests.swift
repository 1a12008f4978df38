import ChromeCleanUI
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import ChromeCleanShowcase

@MainActor
@Suite struct SettingsUseCaseTests {
  @Test(arguments: [("Default settings", "0 pages"), ("Changed settings", "12 pages")])
  func `A use case shows its settings`(name: String, pages: String) throws {
    try onStage(name) { stage, root in
      let navigation = try #require(root.presentedViewController as? UINavigationController)
      let settings = try #require(navigation.topViewController as? SettingsViewController)
      #expect(texts(in: settings.view).contains(pages))
    }
  }

  private func texts(in view: UIView) -> [String] {
    view.subviews.flatMap { view in ((view as? UILabel)?.text.map { [$0] } ?? []) + texts(in: view) }
  }
}
