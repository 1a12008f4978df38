import Foundation
import HeadlessUIKit

/// A background of the app's gradient, from corner to corner, over a gray that shines through.
final class GradientBackgroundView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// Creates a background, which is nearly gray by default, and whose outermost colors are outside
  /// of its bounds.
  ///
  /// - Parameters:
  ///   - opacity: The opacity of the gradient over the gray, from 0 to 1.
  ///   - start: The point of the first color, as a share of the width and of the height.
  ///   - end: The point of the last color.
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

  required init?(coder: NSCoder) { nil }
}

/// A background that is dark or bright, and fades from one to the other.
final class FadingBackgroundView: UIView {
  let dark: GradientBackgroundView = GradientBackgroundView()
  let bright: GradientBackgroundView
  /// Whether the background is bright, or is fading to bright; `false` at first.
  private(set) var isBright: Bool = false

  /// Creates a dark background.
  ///
  /// - Parameter opacity: The opacity of the bright gradient, from 0 to 1.
  init(brightOpacity opacity: CGFloat) {
    bright = GradientBackgroundView(opacity: opacity)
    super.init(frame: .zero)
    addFilling(dark)
    addFilling(bright)
    bright.isHidden = true
    bright.alpha = 0
  }

  required init?(coder: NSCoder) { nil }

  /// Makes the background bright or dark.
  ///
  /// - Parameters:
  ///   - isBright: Whether it becomes bright.
  ///   - animated: Whether it fades.
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
