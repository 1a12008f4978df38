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
