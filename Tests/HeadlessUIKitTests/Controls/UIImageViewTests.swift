import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIImageViewTests {
  let image = UIImage(named: "photo", size: CGSize(width: 30, height: 20))

  @Test func `A picture view is as large as its picture, and has no wish without one`() {
    let view = UIImageView(image: image)
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 30, height: 20))
    expectEqual(view.intrinsicContentSize, image.size)
    expectEqual(view.sizeThatFits(.zero), image.size)
    let size = UIImageView().intrinsicContentSize
    expectEqual(size, CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
  }

  @Test func `The usual values are UIKit's, and it is a picture to assistive technology`() {
    let view = UIImageView()
    #expect(!view.isUserInteractionEnabled && !view.isHighlighted && !view.isAnimating)
    expectEqual(view.contentMode, .scaleToFill)
    #expect(view.animationDuration == 0 && view.animationRepeatCount == 0)
    expectEqual(UIImageView(image: image).accessibilityTraits, .image)
    expectFalse(UIImageView(image: image).isAccessibilityElement)
  }

  @Test func `While it is highlighted it shows its other picture, if there is one`() {
    let other = UIImage(named: "other", size: CGSize(width: 5, height: 5))
    let view = UIImageView(image: image, highlightedImage: other)
    expectEqual(view.shownImage, image)
    view.isHighlighted = true
    expectEqual(view.shownImage, other)
    view.highlightedImage = nil
    expectEqual(view.shownImage, image)
  }

  @Test func `Symbols take the view's configuration, where they have none of their own`() throws {
    let view = UIImageView(image: UIImage(systemName: "gear"))
    view.preferredSymbolConfiguration = .init(pointSize: 34, weight: .bold)
    expectEqual(view.intrinsicContentSize.width, 40)
    view.image = UIImage(systemName: "gear", withConfiguration: .init(pointSize: 17))
    expectEqual(view.intrinsicContentSize.width, 20)
    expectEqual(view.shownImage?.symbolConfiguration?.weight, .bold)
    view.image = image
    expectEqual(view.shownImage, image)
  }

  @Test func `An animation without an end goes on until it is stopped`() {
    UIApplication().run {
      let view = UIImageView()
      view.startAnimating()
      expectFalse(view.isAnimating)
      view.animationImages = [image]
      view.startAnimating()
      expectTrue(UIApplication.shared.settle())
      expectTrue(view.isAnimating)
      view.stopAnimating()
      expectFalse(view.isAnimating)
    }
  }

  @Test func `An animation of some rounds keeps the application busy until its end or other pictures come`() {
    UIApplication().run {
      let view = UIImageView()
      view.animationImages = [image, image]
      view.animationDuration = 0.5
      view.animationRepeatCount = 2
      view.startAnimating()
      expectEqual(UIApplication.shared.runLoop.pendingNames, ["pictures of an image view"])
      let start = UIApplication.shared.runLoop.now
      UIApplication.shared.settle()
      expectFalse(view.isAnimating)
      #expect(abs(UIApplication.shared.runLoop.now - start - 1) < 1e-9)
    }
    UIApplication().run {
      let view = UIImageView()
      view.animationImages = [image]
      view.animationRepeatCount = 3
      view.startAnimating()
      view.startAnimating()
      expectEqual(UIApplication.shared.runLoop.pendingNames.count, 1)
      view.animationImages = nil
      #expect(!view.isAnimating && UIApplication.shared.runLoop.pendingNames.isEmpty)
    }
  }
}
