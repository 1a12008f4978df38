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
  public func openSearch() { recordWidget("openSearch") }
  public func openIncognito() { recordWidget("openIncognito") }
  public func openVoice() { recordWidget("openVoice") }
  public func openQRCode() { recordWidget("openQRCode") }
  public func openCopiedURL() { recordWidget("openCopiedURL") }

  private func recordWidget(_ selector: String) {
    record(protocol: "SearchWidgetViewActionTarget", selector: selector)
  }
}
