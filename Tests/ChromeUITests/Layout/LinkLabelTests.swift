import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import ChromeUI

@Suite @MainActor struct LinkLabelTests {
  private static let text = "Terms of Service and the long rest of a legal message"
  private static let place = CGPoint(x: 10, y: 200)

  /// Shows a multi-line label, 150 points wide, and taps it at a point.
  ///
  /// - Returns: Whether the link was followed.
  private func follows(_ link: NSRange, tappingAt point: CGPoint) -> Bool {
    var isFollowed = false
    onScreen {
      UIViewController()
    } do: { controller in
      let label = LinkLabel(Self.text, linkRange: link, url: "https://example.com") { isFollowed = true }
      label.frame = CGRect(origin: Self.place, size: label.sizeThatFits(CGSize(width: 150, height: 0)))
      controller.view.addSubview(label)
      UIApplication.shared.settle()
      guard let window = controller.view.window else { return }
      let touch = UITouch(in: window, at: CGPoint(x: Self.place.x + point.x, y: Self.place.y + point.y))
      window.sendEvent(UIEvent(touches: [touch]))
      touch.update(.ended, at: touch.location(in: nil))
      window.sendEvent(UIEvent(touches: [touch]))
      UIApplication.shared.settle()
    }
    return isFollowed
  }

  private static let terms = NSRange(location: 0, length: 5)

  @Test func `A tap on the link follows it, and one on the text beside or below it does not`() {
    forEachRow([2, 10, 25] as [CGFloat]) { x in
      #expect(follows(Self.terms, tappingAt: CGPoint(x: x, y: 8)), "\(x)")
    }
    forEachRow([CGPoint(x: 60, y: 8), CGPoint(x: 90, y: 8), CGPoint(x: 10, y: 24)]) { point in
      expectTrue(!follows(Self.terms, tappingAt: point))
    }
  }

  @Test func `A link on a later line is found there`() {
    let last = NSRange(location: (Self.text as NSString).range(of: "message").location, length: 7)
    onScreen {
      UIViewController()
    } do: { _ in
      let label = LinkLabel(Self.text, linkRange: last, url: "https://example.com") {}
      #expect(label.sizeThatFits(CGSize(width: 150, height: 0)).height > 40)
    }
    #expect(!follows(last, tappingAt: CGPoint(x: 20, y: 8)))
    let height = onScreenHeight(of: last)
    #expect((0..<15).contains { follows(last, tappingAt: CGPoint(x: CGFloat($0) * 10, y: height - 6)) })
  }

  private func onScreenHeight(of link: NSRange) -> CGFloat {
    var height: CGFloat = 0
    onScreen {
      UIViewController()
    } do: { _ in
      let label = LinkLabel(Self.text, linkRange: link, url: "https://example.com") {}
      height = label.sizeThatFits(CGSize(width: 150, height: 0)).height
    }
    return height
  }
}
