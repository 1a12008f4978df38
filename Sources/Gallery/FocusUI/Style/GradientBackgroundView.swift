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
