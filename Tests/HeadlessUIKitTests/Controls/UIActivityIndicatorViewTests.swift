import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIActivityIndicatorViewTests {
  @Test func `The style decides the size`() {
    forEachRow(
      [(.medium, 20), (.large, 37), (.whiteLarge, 37)] as [(UIActivityIndicatorView.Style, CGFloat)]
    ) { style, side in
      let view = UIActivityIndicatorView(style: style)
      expectEqual(view.frame.size, CGSize(width: side, height: side))
      expectEqual(view.intrinsicContentSize, CGSize(width: side, height: side))
    }
  }

  @Test func `It is hidden until it turns, unless asked to stay`() {
    let view = UIActivityIndicatorView(style: .medium)
    #expect(view.isHidden && !view.isAnimating)
    view.startAnimating()
    #expect(!view.isHidden && view.isAnimating)
    view.stopAnimating()
    #expect(view.isHidden && !view.isAnimating)
    view.hidesWhenStopped = false
    expectFalse(view.isHidden)
  }
}
