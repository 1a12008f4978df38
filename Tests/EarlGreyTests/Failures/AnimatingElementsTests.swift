import Expectations
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct AnimatingElementsTests {
  @Test func `what moves is listed once with its keys, and if nothing does the footer says so`() throws {
    // If nothing moves, the footer says only that.
    onScreen(box("a")) {
      #expect(ViewHierarchy().text.hasSuffix("\n\n**** No Animating Views Found. ****"))
      #expect(!ViewHierarchy().text.contains("AnimationKey"))
    }
    // A moving view is listed once with its keys, windows are not.
    let view = box("moving")
    try onScreen(view) {
      let window = try #require(view.window)
      UIView.animate(withDuration: 5) {
        view.center.x += 50
        view.alpha = 0.5
        window.alpha = 0.9
      }
      let footer = try #require(
        ViewHierarchy().text.components(separatedBy: "**** Currently Animating Elements: ****\n").last)
      let lines = footer.split(separator: "\n").map(String.init)
      expectEqual(lines.count, 3)
      expectEqual(lines.first?.hasPrefix("<UIView:0x3; isAccessible=N; AX.id='moving';"), true)
      expectEqual(
        lines.dropFirst().map { String($0) },
        [
          "  AnimationKey: position withAnimation: <CABasicAnimation: keyPath=position>",
          "  AnimationKey: opacity withAnimation: <CABasicAnimation: keyPath=opacity>",
        ])
      #expect(!footer.contains("UIWindow"))
    }
  }
}
