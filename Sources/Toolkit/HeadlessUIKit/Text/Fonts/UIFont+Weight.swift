import FontMetrics
import Foundation

extension UIFont {
  /// The weight of the strokes, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from -1 to 1.
    public let rawValue: CGFloat

    /// Creates a weight by its value.
    ///
    /// - Parameter rawValue: The weight from -1 to 1; 0 is regular.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight by its value.
    ///
    /// - Parameter rawValue: The weight from -1 to 1; 0 is regular.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest weight.
    public static let ultraLight = Weight(-0.8)
    /// Lighter than light.
    public static let thin = Weight(-0.6)
    /// Lighter than regular.
    public static let light = Weight(-0.4)
    /// The usual weight.
    public static let regular = Weight(0)
    /// Slightly heavier than regular.
    public static let medium = Weight(0.23)
    /// Lighter than bold, as for headlines.
    public static let semibold = Weight(0.3)
    /// The weight of emphasized text.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)
  }
}

extension UIFont.Weight {
  /// The weight whose number is the nearest, as in CSS: 400 is regular, and 700 bold.
  init(number: Int) {
    let nearest = Self.steps.min { abs($0.step.number - number) < abs($1.step.number - number) }
    self = nearest?.weight ?? .regular
  }

  /// The name of the heaviest weight that is no heavier than this one.
  var name: String { step.rawValue }

  /// The heaviest weight of the system font's faces that is no heavier than this one; the lightest face for one that
  /// is lighter than all.
  var step: FontWeight {
    // A weight that is not a number is compared with none.
    guard !rawValue.isNaN else { return .regular }
    return Self.steps.last { $0.weight.rawValue <= rawValue }?.step ?? .ultraLight
  }

  private static let steps: [(weight: UIFont.Weight, step: FontWeight)] = [
    (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
    (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
  ]
}
