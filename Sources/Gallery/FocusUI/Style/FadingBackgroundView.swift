import Foundation
import HeadlessUIKit

/// A ground that is dark or bright, and fades from one to the other.
final class FadingBackgroundView: UIView {
  let dark: GradientBackgroundView = GradientBackgroundView()
  let bright: GradientBackgroundView
  /// Whether the ground is bright, or fades to that; dark at first.
  private(set) var isBright: Bool = false

  /// - Parameter opacity: How strong the bright ground's colors are, from 0 to 1.
  init(brightOpacity opacity: CGFloat) {
    bright = GradientBackgroundView(opacity: opacity)
    super.init(frame: .zero)
    addFilling(dark)
    addFilling(bright)
    bright.isHidden = true
    bright.alpha = 0
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Makes the ground bright or dark.
  ///
  /// - Parameter animated: Whether it fades there.
  func setBright(_ isBright: Bool, animated: Bool) {
    guard isBright != self.isBright else { return }
    self.isBright = isBright
    for (ground, isHidden) in [(dark, isBright), (bright, !isBright)] {
      if animated {
        ground.animateHidden(isHidden, duration: FocusTiming.urlBarTransition)
      } else {
        ground.isHidden = isHidden
        ground.alpha = isHidden ? 0 : 1
      }
    }
  }
}
