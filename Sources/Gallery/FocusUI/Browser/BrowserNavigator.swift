import FocusModel
import Foundation
import HeadlessUIKit

/// Shows the screens that the browser requests: the settings, the share sheet, and the question
/// before another app opens.
package final class BrowserNavigator: BrowserViewControllerDelegate {
  private let context: SettingsContext

  /// Creates a navigator.
  ///
  /// - Parameter context: The settings to show.
  package init(context: SettingsContext) {
    self.context = context
  }

  package func browserViewControllerDidRequestSettings(_ controller: BrowserViewController) {
    let settings = SettingsViewController(context: context)
    controller.navigationController?.pushViewController(settings, animated: true)
  }

  package func browserViewController(
    _ controller: BrowserViewController, didRequestSharingOf url: URL, from source: UIView
  ) {
    let sheet = UIActivityViewController(sharing: url)
    sheet.popoverPresentationController?.sourceView = source
    controller.present(sheet, animated: true)
  }

  package func browserViewController(
    _ controller: BrowserViewController, didRequestOpening url: URL, in application: ExternalApplication
  ) {
    let question = UIAlertController(opening: url, in: application, product: context.product) {
      UIApplication.shared.open(url)
    }
    controller.present(question, animated: true)
  }
}
