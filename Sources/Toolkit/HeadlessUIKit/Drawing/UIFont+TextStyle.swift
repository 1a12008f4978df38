import Foundation

extension UIFont {
  /// What a text is for; the sizes are UIKit's at the default content size.
  public enum TextStyle: String, Hashable, Sendable {
    case title1
    case title2
    case title3
    case headline
    case body
    case callout
    case subheadline
    case footnote
    case caption1
    case caption2
  }

  /// The font for a text style at the default content size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    switch style {
    case .title1: systemFont(ofSize: 28)
    case .title2: systemFont(ofSize: 22)
    case .title3: systemFont(ofSize: 20)
    case .headline: systemFont(ofSize: 17, weight: .semibold)
    case .body: systemFont(ofSize: 17)
    case .callout: systemFont(ofSize: 16)
    case .subheadline: systemFont(ofSize: 15)
    case .footnote: systemFont(ofSize: 13)
    case .caption1: systemFont(ofSize: 12)
    case .caption2: systemFont(ofSize: 11)
    }
  }
}
