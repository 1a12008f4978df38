import Foundation

extension UIFont {
  /// How heavy the strokes are, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }
}

extension UIFont.Weight {
  /// The name of the heaviest weight that is no heavier than this one.
  var name: String { step.name }

  /// How much wider characters are than in the regular weight.
  var emphasis: CGFloat { step.emphasis }

  private var step: Step {
    Self.steps.last { $0.weight.rawValue <= rawValue } ?? Self.lightest
  }

  /// A weight that the system font has a face for.
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
