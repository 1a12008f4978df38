import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Pushes the search widget with a copied address.
final class SearchWidgetCoordinator: NavigationCoordinator {
  weak var baseViewController: UIViewController?

  func start() {
    let widget = SearchWidgetViewController(copiedURL: "https://www.example.com")
    widget.title = String(localized: "Search widget", table: "Widgets")
    widget.target = CommandRecorder.current
    CommandRecorder.current.alerter = ProtocolAlerter(on: widget)
    navigationController?.pushViewController(widget, animated: true)
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
