import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIImageViewTests {
  let image = UIImage(named: "photo", size: CGSize(width: 30, height: 20))

  @Test func `A picture view is as large as its picture`() {
    let view = UIImageView(image: image)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(view.intrinsicContentSize == image.size)
    #expect(view.sizeThatFits(.zero) == image.size)
  }

  @Test func `Without a picture it has no wish`() {
    let size = UIImageView().intrinsicContentSize
    #expect(size == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }

  @Test func `It is a picture to assistive technology, but no element`() {
    #expect(UIImageView(image: image).accessibilityTraits == .image)
    #expect(!UIImageView(image: image).isAccessibilityElement)
  }
}
