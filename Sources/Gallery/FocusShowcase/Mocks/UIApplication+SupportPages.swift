import FocusUI
import HeadlessUIKit

extension UIApplication {
  /// Puts the pages about the app into the stage's web: they are there after a second, and help after a quarter of a minute.
  func addSupportPages() {
    for page in SupportPage.allCases {
      webPages[page.url] = WebPage(title: "\(page)", delay: page == .help ? 15 : 1)
    }
  }
}
