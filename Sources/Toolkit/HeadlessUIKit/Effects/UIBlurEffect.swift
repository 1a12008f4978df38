/// Makes what lies behind the view unsharp.
@MainActor
public final class UIBlurEffect: UIVisualEffect {
  private let style: Style

  public init(style: Style) {
    self.style = style
  }

  public override var name: String { "\(style)" }

  /// How strong the blur is, and which color is laid over it; the raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }
}
