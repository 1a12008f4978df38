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
  /// The name of the heaviest weight that is no heavier than this one.
  var name: String { step.name }

  /// The width of characters in proportion to the regular weight.
  var emphasis: CGFloat { step.emphasis }

  private var step: Step {
    Self.steps.last { $0.weight.rawValue <= rawValue } ?? Self.lightest
  }

  /// A weight for which the system font has a face.
  private struct Step: Sendable {
    let weight: UIFont.Weight
    let name: String
    let emphasis: CGFloat
  }

  private static let lightest = Step(weight: .ultraLight, name: "ultraLight", emphasis: 0.94)
  private static let steps = [
    lightest,
    Step(weight: .thin, name: "thin", emphasis: 0.96),
    Step(weight: .light, name: "light", emphasis: 0.98),
    Step(weight: .regular, name: "regular", emphasis: 1),
    Step(weight: .medium, name: "medium", emphasis: 1.02),
    Step(weight: .semibold, name: "semibold", emphasis: 1.04),
    Step(weight: .bold, name: "bold", emphasis: 1.06),
    Step(weight: .heavy, name: "heavy", emphasis: 1.08),
    Step(weight: .black, name: "black", emphasis: 1.1),
  ]
}
