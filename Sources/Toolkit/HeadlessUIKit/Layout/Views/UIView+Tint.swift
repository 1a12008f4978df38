import Foundation

extension UIView {
  /// Whether the tint color is dimmed; the values are UIKit's.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// The superview's mode; reading ``UIView/tintAdjustmentMode`` never returns it.
    case automatic
    /// The tint color is shown unchanged.
    case normal
    /// The tint color is shown as a gray.
    case dimmed
  }

  /// Whether the tint color is shown as a gray, as behind an alert; inherited unless it is set.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get {
      guard ownTintAdjustmentMode == .automatic else { return ownTintAdjustmentMode }
      return superview?.tintAdjustmentMode ?? .normal
    }
    set {
      guard ownTintAdjustmentMode != newValue else { return }
      ownTintAdjustmentMode = newValue
      reportTintColorChange(toAll: true)
    }
  }

  /// The view's own or inherited tint color, dimmed if the mode is ``TintAdjustmentMode/dimmed``.
  var shownTintColor: UIColor {
    tintAdjustmentMode == .dimmed ? undimmedTintColor.dimmed : undimmedTintColor
  }

  private var undimmedTintColor: UIColor {
    ownTintColor ?? superview?.undimmedTintColor ?? .systemBlue
  }

  /// Whether the view has its own tint color, rather than an inherited one.
  public var hasOwnTintColor: Bool { ownTintColor != nil }

  /// Calls the view's method and those of its descendants that inherit the color, or of all if
  /// `toAll` is true.
  func reportTintColorChange(toAll: Bool) {
    tintColorDidChange()
    for subview in subviews where toAll || !subview.hasOwnTintColor {
      subview.reportTintColorChange(toAll: toAll)
    }
  }
}

extension UIColor {
  /// The gray of the same brightness.
  fileprivate var dimmed: UIColor {
    switch source {
    case .fixed(let parts): UIColor(source: .fixed(parts.dimmed))
    case .adaptive(let variants): UIColor(source: .adaptive(variants.map(\.dimmed)))
    case .provided(let provider): UIColor { provider.color($0).dimmed }
    }
  }
}

extension UIColor.Components {
  /// The gray of the same perceived brightness, by the usual weights of red, green and blue.
  fileprivate var dimmed: UIColor.Components {
    let white = 0.299 * red + 0.587 * green + 0.114 * blue
    return UIColor.Components(red: white, green: white, blue: white, alpha: alpha)
  }
}
