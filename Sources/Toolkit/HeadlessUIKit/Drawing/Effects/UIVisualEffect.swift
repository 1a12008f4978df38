import Foundation

/// An effect on what is behind a visual effect view, or in it. The class itself has no effect.
@preconcurrency @MainActor
open class UIVisualEffect: UIKitObject {
  /// Creates the empty effect.
  public override init() { super.init() }

  /// The name of the effect in render trees.
  open var name: String { "none" }
}

/// An effect that blurs what is behind the view. Here it is shown by name: nothing is blurred.
///
///     UIBlurEffect(style: .systemThinMaterial).name // "systemThinMaterial"
@preconcurrency @MainActor
public final class UIBlurEffect: UIVisualEffect {
  private let style: Style

  /// Creates a blur with a style.
  ///
  /// - Parameter style: The style, whose name render trees print.
  public init(style: Style) {
    self.style = style
  }

  public override var name: String { "\(style)" }

  /// The strength of a blur and the color over it; the raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// Lighter than what is behind the view.
    case extraLight = 0
    /// The light appearance's blur.
    case light = 1
    /// The dark appearance's blur.
    case dark = 2
    /// A blur that adapts to the appearance.
    case regular = 4
    /// A blur that makes the content in front of it more prominent.
    case prominent = 5
    /// The thinnest material, which adapts to the appearance.
    case systemUltraThinMaterial = 6
    /// A thin material, which adapts to the appearance.
    case systemThinMaterial = 7
    /// The usual material, which adapts to the appearance.
    case systemMaterial = 8
    /// A thick material, which adapts to the appearance.
    case systemThickMaterial = 9
    /// The material of bars, which adapts to the appearance.
    case systemChromeMaterial = 10
    /// The thinnest material, always light.
    case systemUltraThinMaterialLight = 11
    /// A thin material, always light.
    case systemThinMaterialLight = 12
    /// The usual material, always light.
    case systemMaterialLight = 13
    /// A thick material, always light.
    case systemThickMaterialLight = 14
    /// The material of bars, always light.
    case systemChromeMaterialLight = 15
    /// The thinnest material, always dark.
    case systemUltraThinMaterialDark = 16
    /// A thin material, always dark.
    case systemThinMaterialDark = 17
    /// The usual material, always dark.
    case systemMaterialDark = 18
    /// A thick material, always dark.
    case systemThickMaterialDark = 19
    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }
}

/// An effect that lets the colors behind a blur shine through the view's content. Here it is shown
/// by name.
///
///     let blur = UIBlurEffect(style: .systemMaterial)
///     UIVibrancyEffect(blurEffect: blur, style: .fill).name // "fill-on-systemMaterial"
@preconcurrency @MainActor
public final class UIVibrancyEffect: UIVisualEffect {
  private let blurEffect: UIBlurEffect
  private let style: UIVibrancyEffectStyle

  /// Creates a vibrancy in front of a blur, in the style of labels.
  ///
  /// - Parameter blurEffect: The effect of the view that contains the vibrant one.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// Creates a vibrancy with a style in front of a blur.
  ///
  /// - Parameters:
  ///   - blurEffect: The effect of the view that contains the vibrant one.
  ///   - style: The kind of content that the vibrancy is for.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (self.blurEffect, self.style) = (blurEffect, style)
  }

  public override var name: String { "\(style)-on-\(blurEffect.name)" }
}

/// The kind of content that a vibrancy is for; the raw values are UIKit's.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable, CaseIterable {
  /// Text.
  case label
  /// Text of less importance.
  case secondaryLabel
  /// Text of still less importance.
  case tertiaryLabel
  /// Text of the least importance.
  case quaternaryLabel
  /// Large filled areas.
  case fill
  /// Filled areas of medium size.
  case secondaryFill
  /// Small filled areas.
  case tertiaryFill
  /// Lines between content.
  case separator
}
