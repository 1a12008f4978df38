import Foundation
import HeadlessUIKit

/// A ground of the app's gradient, which goes from corner to corner, over a gray that shines through.
final class GradientBackgroundView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// Makes a ground, which is nearly gray by default, and whose outermost colors lie beside it.
  ///
  /// - Parameters:
  ///   - opacity: How little of the gray shines through, from 0 to 1.
  ///   - start: Where the first color is, as a share of the width and of the height.
  ///   - end: Where the last color is.
  init(
    opacity: CGFloat = 0.1, from start: CGPoint = CGPoint(x: -0.2, y: 0),
    to end: CGPoint = CGPoint(x: 1.2, y: 1)
  ) {
    super.init(frame: .zero)
    backgroundColor = .focusGradientGround
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = UIColor.focusGradient.map { $0.withAlphaComponent(opacity).cgColor }
    gradient.startPoint = start
    gradient.endPoint = end
  }

  required init?(coder: NSCoder) {
    nil
  }
}

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
