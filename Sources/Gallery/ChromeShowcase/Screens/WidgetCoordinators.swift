import ChromeUI
import Foundation
import HeadlessUIKit
import ShowcaseKit

/// Pushes the search widget with a copied address.
final class SearchWidgetCoordinator: AlertingCoordinator {
  override func makeScreen() -> UIViewController {
    let widget = SearchWidgetViewController(copiedURL: "https://www.example.com")
    widget.title = String(localized: "Search widget", table: "Widgets")
    widget.target = recorder
    return widget
  }
}

extension CommandRecorder: SearchWidgetViewActionTarget {
  package func openSearch() { recordWidget("openSearch") }
  package func openIncognito() { recordWidget("openIncognito") }
  package func openVoice() { recordWidget("openVoice") }
  package func openQRCode() { recordWidget("openQRCode") }
  package func openCopiedURL() { recordWidget("openCopiedURL") }

  private func recordWidget(_ selector: String) {
    record(protocol: "SearchWidgetViewActionTarget", selector: selector)
  }
}

/// Pushes the widget of sites with eight of them.
final class ContentWidgetCoordinator: AlertingCoordinator {
  override func makeScreen() -> UIViewController {
    let widget = ContentWidgetViewController(
      sites: (1...8).map { WidgetSite(title: "Site \($0)", url: "https://www.example.com/\($0)") })
    widget.title = String(localized: "Content widget", table: "Widgets")
    widget.delegate = recorder
    return widget
  }
}

extension CommandRecorder: ContentWidgetViewDelegate {
  package func openURL(_ url: String) {
    record(protocol: "ContentWidgetViewDelegate", selector: "openURL:", URL(string: url))
  }
}
