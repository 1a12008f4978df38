import ChromeUI
import Foundation
import HeadlessUIKit
import ShowcaseKit

/// Pushes the widget of sites with eight of them.
final class ContentWidgetCoordinator: NavigationCoordinator {
  weak var baseViewController: UIViewController?

  func start() {
    let widget = ContentWidgetViewController(
      sites: (1...8).map { WidgetSite(title: "Site \($0)", url: "https://www.example.com/\($0)") })
    widget.title = String(localized: "Content widget", table: "Widgets")
    widget.delegate = CommandRecorder.current
    CommandRecorder.current.alerter = ProtocolAlerter(on: widget)
    navigationController?.pushViewController(widget, animated: true)
  }
}

extension CommandRecorder: ContentWidgetViewDelegate {
  package func openURL(_ url: String) {
    record(protocol: "ContentWidgetViewDelegate", selector: "openURL:", URL(string: url))
  }
}
