import FocusModel
import Foundation
import HeadlessUIKit

/// An activity that opens the shared page in another browser, if that is installed.
final class OpenInBrowserActivity: UIActivity {
  private let browser: OtherBrowser
  private var address: URL?

  init(_ browser: OtherBrowser) {
    self.browser = browser
  }

  override var activityType: ActivityType? { ActivityType("org.mozilla.focus.open.\(browser)") }
  override var activityTitle: String? { browser.openTitle }
  override var activityImage: UIImage? { UIImage(systemName: browser.symbol) }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    address(in: activityItems).map(UIApplication.shared.canOpenURL) ?? false
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    address = address(in: activityItems)
  }

  override func perform() {
    guard let address else { return activityDidFinish(false) }
    UIApplication.shared.open(address) { [self] in activityDidFinish($0) }
  }

  private func address(in items: [Any]) -> URL? {
    items.lazy.compactMap { $0 as? URL }.first.flatMap(browser.address)
  }
}

extension UIActivityViewController {
  /// Creates the share sheet of a page, with the other browsers that can open it.
  package convenience init(sharing url: URL) {
    self.init(
      activityItems: [url], applicationActivities: OtherBrowser.allCases.map(OpenInBrowserActivity.init))
  }
}

extension OtherBrowser {
  @MainActor var openTitle: String {
    switch self {
    case .firefox: String(focusSettings: "Open in Firefox")
    case .chrome: String(focusSettings: "Open in Chrome")
    case .safari: String(focusSettings: "Open in Safari")
    }
  }

  var symbol: String { self == .safari ? "safari" : "globe" }
}
