import Expectations
import Foundation
import HeadlessUIKit
import RenderTree
import Testing

@testable import ShowcaseKit

@Suite @MainActor struct PictureDescriptionTests {
  @Test func `Picture views and effect views report what they show`() {
    // An image view reports its image, and anything that is not the default.
    let photo = UIImage(named: "photo", size: CGSize(width: 10, height: 10))
    let expected: [(UIView, String)] = [
      (placed(UIImageView()) { $0.image = photo }, "UIImageView (0 0; 10 10) image=\"photo\""),
      (
        placed(UIImageView()) {
          $0.image = photo.withTintColor(.systemRed)
          $0.contentMode = .scaleAspectFit
        }, "UIImageView (0 0; 10 10) image=\"photo\" color=systemRed content=scaleAspectFit"
      ),
      (
        placed(UIImageView()) {
          $0.animationImages = [photo]
          $0.startAnimating()
        }, "UIImageView (0 0; 10 10) [animating]"
      ),
    ]
    for (view, line) in expected { expectEqual(rendered(view)[0].line, line) }
    // An effect view reports its effect.
    do {
      let view = placed(UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial)))
      expectEqual(rendered(view)[0].line, "UIVisualEffectView (0 0; 10 10) effect=systemMaterial")
    }
  }
}
