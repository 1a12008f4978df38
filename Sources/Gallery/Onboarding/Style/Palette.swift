import Foundation
import HeadlessUIKit

/// The palette of the screens, the same in light and dark appearance.
extension UIColor {
  /// The background of all screens.
  static let sky = UIColor(red: 0, green: 0.761, blue: 0.878, alpha: 1)
  /// The border of fields for lists and cards.
  static let fieldBlue = UIColor(red: 0, green: 0.475, blue: 0.749, alpha: 1)
  /// The background of a button that begins a step.
  static let goGreen = UIColor(red: 0.353, green: 0.675, blue: 0.267, alpha: 1)
  /// The background of lists.
  static let listGray = UIColor(red: 0.922, green: 0.925, blue: 0.941, alpha: 1)
  /// The bar in place of a name, and the border of a used button.
  static let placeholderGray = UIColor(red: 0.757, green: 0.78, blue: 0.816, alpha: 1)
  /// Text on a light background.
  static let ink = UIColor(red: 0.09, green: 0.169, blue: 0.302, alpha: 1)
  /// Secondary text on a light background.
  static let secondaryInk = UIColor(red: 0.369, green: 0.424, blue: 0.518, alpha: 1)
}

/// The fonts of the screens; all of them follow the text size that the user prefers.
@MainActor
extension UIFont {
  static var boardName: UIFont { bold(.title1) }
  static var listName: UIFont { bold(.title3) }
  static var cardTitle: UIFont { bold(.body) }
  static var overlayTitle: UIFont { bold(.title1) }
  static var overlaySubtitle: UIFont { .preferredFont(forTextStyle: .body) }
  static var overlayButton: UIFont { bold(.body) }
  static var rightNavigationButton: UIFont { bold(.title3) }

  /// Returns the bold font of a text style, or the regular one if there is no bold one.
  private static func bold(_ style: TextStyle) -> UIFont {
    let font = preferredFont(forTextStyle: style)
    return font.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } ?? font
  }
}

extension UIViewController {
  /// Shows the logo instead of the title; it is not an accessibility element.
  func showLogo() {
    let logo = UIImage(named: "Logo", size: CGSize(width: 80, height: 24)).withRenderingMode(.alwaysTemplate)
    let view = UIImageView(image: logo)
    view.tintColor = .ink
    view.isAccessibilityElement = false
    navigationItem.titleView = view
  }
}

extension StringCatalog {
  /// The texts of the app in its 21 languages, read once; what people type is data, and not in the
  /// catalog.
  package static let onboarding = Result { try all(in: .module) }
}

extension String {
  /// Creates a text of the app in its language.
  ///
  /// - Parameter key: A key of the table, such as `skip_button`. It is a plain string, as board
  ///   templates compose their keys.
  @MainActor
  init(onboarding key: String) {
    self = UIApplication.shared.environment.localizedString(forKey: key, table: "Onboarding")
  }
}
