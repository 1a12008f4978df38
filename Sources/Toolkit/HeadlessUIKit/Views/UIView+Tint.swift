import Foundation

extension UIView {
  /// Whether the tint color is dimmed; the values are UIKit's.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// As the superview has it; never what a view answers with.
    case automatic
    case normal
    case dimmed
  }

  /// Whether the tint color is shown as a gray, as behind an alert; inherited until it is set.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get {
      guard ownTintAdjustmentMode == .automatic else { return ownTintAdjustmentMode }
      return superview?.tintAdjustmentMode ?? .normal
    }
    set {
      guard ownTintAdjustmentMode != newValue else { return }
      ownTintAdjustmentMode = newValue
      tellTintColorChanged(toAll: true)
    }
  }

  /// The color of what can be touched, and what it is while it is dimmed; inherited until it is set.
  public var tintColor: UIColor {
    get { tintAdjustmentMode == .dimmed ? undimmedTintColor.dimmed : undimmedTintColor }
    set {
      ownTintColor = newValue
      tellTintColorChanged(toAll: false)
    }
  }

  private var undimmedTintColor: UIColor {
    ownTintColor ?? superview?.undimmedTintColor ?? .systemBlue
  }

  /// Whether the color of what can be touched is the view's own.
  public var hasOwnTintColor: Bool { ownTintColor != nil }

  /// Tells the view, and all below that inherit its color, or whatever their colors if these are dimmed.
  func tellTintColorChanged(toAll: Bool) {
    tintColorDidChange()
    for subview in subviews where toAll || !subview.hasOwnTintColor {
      subview.tellTintColorChanged(toAll: toAll)
    }
  }
}

extension UIColor {
  /// The gray that is as bright as the color.
  fileprivate var dimmed: UIColor {
    switch source {
    case .fixed(let parts): UIColor(source: .fixed(parts.dimmed))
    case .adaptive(let light, let dark, let elevated):
      UIColor(source: .adaptive(light: light.dimmed, dark: dark.dimmed, elevated: elevated.dimmed))
    case .provided(let provider): UIColor { provider.color($0).dimmed }
    }
  }
}

extension UIColor.Components {
  /// The gray by the weights of red, green and blue in what one sees as bright.
  fileprivate var dimmed: UIColor.Components {
    let white = 0.299 * red + 0.587 * green + 0.114 * blue
    return UIColor.Components(red: white, green: white, blue: white, alpha: alpha)
  }
}
