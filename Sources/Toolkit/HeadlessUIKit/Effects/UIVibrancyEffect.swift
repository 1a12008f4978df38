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
