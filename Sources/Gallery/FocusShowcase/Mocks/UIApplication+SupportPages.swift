import FocusUI
import HeadlessUIKit

extension UIApplication {
  /// Puts the pages about the app into the stage's web: they are there after a second, and help after a quarter of a minute.
  func addSupportPages() {
    for page in SupportPage.allCases {
      webPages[page.url] = WebPage(title: page.title, delay: page == .help ? 15 : 1)
    }
  }
}

extension SupportPage {
  fileprivate var title: String {
    switch self {
    case .help: "Firefox Focus Help"
    case .rights: "Your Rights"
    case .privacyNotice: "Firefox Focus Privacy Notice"
    case .manifesto: "The Mozilla Manifesto"
    case .usageData: "Usage Data in Firefox Focus"
    case .whatsNew: "What’s New in Firefox Focus"
    case .autocomplete: "Autocomplete in Firefox Focus"
    }
  }
}
