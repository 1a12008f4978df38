import Foundation

/// The system font in one size and weight.
public struct UIFont: Hashable, Sendable {
  public let pointSize: CGFloat
  let weight: Weight

  /// How heavy the strokes are.
  public enum Weight: Hashable, Sendable {
    case regular
    case medium
    case semibold
    case bold
  }

  /// The system font in a size, regular by default.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// The heavy system font in a size.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size, weight: .bold)
  }

  /// The height of a line of text: the ascent and descent of the system font, 2444 parts of 2048 of its size.
  public var lineHeight: CGFloat {
    pointSize * 2444 / 2048
  }

  /// Weight and size, as trees print them: `semibold-13`.
  public var name: String {
    let whole = pointSize == pointSize.rounded() ? "\(Int(pointSize))" : "\(pointSize)"
    return "\(weight)-\(whole)"
  }
}
