/// What a visual effect view does with what lies behind it or in it.
@MainActor
open class UIVisualEffect {
  public init() {}

  /// What trees print for the effect.
  public var name: String { "none" }
}

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

/// Lets the colors behind a blur shine through the view's content.
@MainActor
public final class UIVibrancyEffect: UIVisualEffect {
  private let blurEffect: UIBlurEffect
  private let style: UIVibrancyEffectStyle

  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
  }

  public override var name: String { "\(style)-on-\(blurEffect.name)" }
}

/// What the content of a vibrant view is; the raw values are UIKit's.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable, CaseIterable {
  case label
  case secondaryLabel
  case tertiaryLabel
  case quaternaryLabel
  case fill
  case secondaryFill
  case tertiaryFill
  case separator
}
