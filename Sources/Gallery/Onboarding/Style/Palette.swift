import Foundation
import HeadlessUIKit

/// The palette of the screens, the same in both appearances.
extension UIColor {
  /// The ground of all screens.
  static let sky = UIColor(red: 0, green: 0.761, blue: 0.878, alpha: 1)
  /// The border of fields for lists and cards.
  static let fieldBlue = UIColor(red: 0, green: 0.475, blue: 0.749, alpha: 1)
  /// A button that leads on.
  static let goGreen = UIColor(red: 0.353, green: 0.675, blue: 0.267, alpha: 1)
  static let listGray = UIColor(red: 0.922, green: 0.925, blue: 0.941, alpha: 1)
  /// The bar in place of a name.
  static let placeholderGray = UIColor(red: 0.757, green: 0.78, blue: 0.816, alpha: 1)
  /// Texts on a light ground.
  static let ink = UIColor(red: 0.09, green: 0.169, blue: 0.302, alpha: 1)
  /// Texts on a light ground that come second.
  static let secondaryInk = UIColor(red: 0.369, green: 0.424, blue: 0.518, alpha: 1)
}

/// The text styles of the screens; all of them follow the text size that the user prefers.
@MainActor
extension UIFont {
  static var boardName: UIFont { bold(.title1) }
  static var listName: UIFont { bold(.title3) }
  static var cardTitle: UIFont { bold(.body) }
  static var overlayTitle: UIFont { bold(.title1) }
  static var overlaySubtitle: UIFont { .preferredFont(forTextStyle: .body) }
  static var overlayButton: UIFont { bold(.body) }
  static var rightNavigationButton: UIFont { bold(.title3) }

  /// The font of a text style with heavy letters.
  private static func bold(_ style: TextStyle) -> UIFont {
    let font = preferredFont(forTextStyle: style)
    return font.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } ?? font
  }
}

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

extension StringCatalog {
  /// The texts of the app in its 21 languages; read once. What people type is data, and not among them.
  package static let onboarding = Result { try all(in: .module) }
}

extension String {
  /// A text of the app's own, in its language.
  ///
  /// - Parameter key: A key of the table, such as `skip_button`; a board template puts its keys together.
  @MainActor
  init(onboarding key: String) {
    self = UIApplication.shared.environment.localizedString(forKey: key, table: "Onboarding")
  }
}
