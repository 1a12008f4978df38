/// The weights for which the system font has a face, from the lightest to the heaviest.
///
///     FontWeight.semibold.boldness  // 0.67: two thirds of the way from regular to bold
package enum FontWeight: String, CaseIterable, Hashable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// How far characters widen from regular, which is 0, to bold, which is 1.
  ///
  /// Fitted to the widths of labels on iOS; few of them are lighter than regular or heavier than bold.
  package var boldness: Double {
    switch self {
    case .ultraLight: -1
    case .thin: -0.67
    case .light: -0.34
    case .regular: 0
    case .medium: 0.36
    case .semibold: 0.67
    case .bold: 1
    case .heavy: 1.5
    case .black: 2.2
    }
  }

  /// The weight as a number from 100 to 900, as in CSS: 400 is regular, and 700 bold.
  package var number: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}
