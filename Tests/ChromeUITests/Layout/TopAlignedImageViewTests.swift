import ChromeUI
import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor struct TopAlignedImageViewTests {
  @Test func `The picture fills the view from the top, in its own proportions, and is centered across`() {
    forEachRow([
      (CGSize(width: 100, height: 400), CGRect(x: 0, y: 0, width: 200, height: 800)),
      (CGSize(width: 400, height: 100), CGRect(x: -300, y: 0, width: 800, height: 200)),
      (CGSize(width: 50, height: 50), CGRect(x: 0, y: 0, width: 200, height: 200)),
      (CGSize(width: 200, height: 200), CGRect(x: 0, y: 0, width: 200, height: 200)),
    ]) { size, expected in
      try UIApplication(device: .iPhone).run {
        let view = TopAlignedImageView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.image = UIImage(named: "page", size: size)
        view.layoutIfNeeded()
        let picture = try #require(view.descendants(UIImageView.self).first)
        expectEqual(picture.frame, expected)
        expectEqual(picture.image, view.image)
        expectTrue(view.clipsToBounds)
      }
    }
  }
}
