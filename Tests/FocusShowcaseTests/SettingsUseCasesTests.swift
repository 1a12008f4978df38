import Expectations
import HeadlessUIKit
import RenderTree
import ShowcaseKit
import Testing

@testable import FocusShowcase

@Suite @MainActor struct SettingsUseCasesTests {
  @Test func `The class of a use case shows at once, and the menu to paste is open`() throws {
    forEachRow([
      ("Page with other browsers", "org.mozilla.focus.open.firefox"),
      ("Page with other browsers", "org.mozilla.focus.open.chrome"),
      ("Page, image pressed", "ImageSheet.shareLink"),
      ("Settings, asked about other trackers", "BlockerAlert.understand"),
      ("Page, asked about Maps", "ExternalLink.open"),
      ("Page, asked about the App Store", "ExternalLink.open"),
      ("Erased, with toast", "Toast.label"),
    ]) { (shown: (useCase: String, identifier: String)) in
      for configuration in [StageConfiguration.iPhone, .iPad] {
        let useCase = try #require(focus.useCases.first { $0.name == shown.useCase })
        let stage = try Stage(useCase, in: focus, configuration: configuration)
        let element = stage.renderTree().element(identified: shown.identifier)
        expectEqual(element?.states.contains("hidden"), false)
      }
    }
    let useCase = try #require(focus.useCases.first { $0.name == "Home with paste menu" })
    let stage = try Stage(useCase, in: focus)
    expectEqual(stage.run { items(in: UIApplication.shared.keyWindow) }, ["Paste", "Paste & Go"])
  }

  private func items(in view: UIView?) -> [String] {
    view?.subviews.flatMap { [($0 as? UIContextMenuItemView)?.title].compactMap(\.self) + items(in: $0) }
      ?? []
  }

  @Test func `A table is scrolled to its end`() {
    forEachRow(["Settings, scrolled down", "About, scrolled down"]) { name in
      for category in [UIContentSizeCategory.large, .accessibilityExtraLarge] {
        let useCase = try #require(settingsUseCases.first { $0.name == name })
        let configuration = StageConfiguration(name: "texts", contentSizeCategory: category)
        let stage = try Stage(useCase, in: focus, configuration: configuration)
        let root = stage.run { UIApplication.shared.keyWindow?.rootViewController as? UINavigationController }
        let screen = try #require(root?.topViewController as? UITableViewController)
        let table: UITableView = screen.tableView
        let insets = table.adjustedContentInset
        let end = table.contentSize.height + insets.bottom - table.bounds.height
        #expect(abs(table.contentOffset.y - max(-insets.top, end)) < 0.5, "\(name)")
        if category == .accessibilityExtraLarge { #expect(table.contentOffset.y > 100, "\(name)") }
      }
    }
  }
}

extension RenderNode {
  /// The first node with an identifier, of this one and all below it.
  fileprivate func element(identified identifier: String) -> RenderNode? {
    if self.identifier == identifier { return self }
    return children.lazy.compactMap { $0.element(identified: identifier) }.first
  }
}
