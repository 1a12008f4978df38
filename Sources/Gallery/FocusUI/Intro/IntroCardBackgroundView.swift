import Foundation
import HeadlessUIKit

/// The sheet that a card of the introduction is written on: nearly white, and lighter toward the bottom.
final class IntroCardBackgroundView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .focusGradientGround
    layer.cornerRadius = 6
    layer.shadowRadius = 12
    layer.shadowOpacity = 0.2
    (layer as? CAGradientLayer)?.colors = [UIColor.focusSheet.cgColor, UIColor.white.cgColor]
  }

  required init?(coder: NSCoder) {
    nil
  }
}
