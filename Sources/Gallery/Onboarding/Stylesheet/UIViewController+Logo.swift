import Foundation
import HeadlessUIKit

extension UIViewController {
  /// Puts the logo in the place of the title; assistive technology passes over it.
  func showLogo() {
    let logo = UIImage(named: "Logo", size: CGSize(width: 80, height: 24)).withRenderingMode(.alwaysTemplate)
    let view = UIImageView(image: logo)
    view.tintColor = .ink
    view.isAccessibilityElement = false
    navigationItem.titleView = view
  }
}
