import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct UITextViewTextKitTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 100))

  private func height() -> CGFloat { view.sizeThatFits(CGSize(width: 120, height: 0)).height }

  @Test func `Padding and number of lines of the container decide the size of the view`() {
    view.text = "Hello brave new world, and all that is in it"
    view.textContainerInset = .zero
    let many = height()
    view.textContainer.maximumNumberOfLines = 1
    let one = height()
    #expect(
      one < many
        && one == UIScreen.main.pixelGrid.roundUp(view.layoutManager.usedRect(for: view.textContainer).height)
    )
    view.text = "i"
    let wide = view.sizeThatFits(CGSize(width: 120, height: 0)).width
    view.textContainer.lineFragmentPadding = 0
    expectEqual(wide - view.sizeThatFits(CGSize(width: 120, height: 0)).width, 10)
  }

  @Test func `The storage is the view's text, in both directions`() {
    view.text = "one"
    let storage = view.textStorage
    expectEqual(storage.string, "one")
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
    expectEqual(view.text, "three")
    storage.beginEditing()
    storage.addAttributes([.foregroundColor: UIColor.red], range: NSRange(location: 0, length: 2))
    storage.addAttributes([.kern: 2], range: NSRange(location: 2, length: 1))
    #expect(!view.isAttributed || view.attributedText.attribute(.kern, at: 2, effectiveRange: nil) == nil)
    storage.endEditing()
    expectEqual(view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
    expectEqual(view.attributedText.attribute(.kern, at: 2, effectiveRange: nil) as? Int, 2)
    storage.deleteCharacters(in: NSRange(location: 0, length: 2))
    storage.addAttribute(.kern, value: 3, range: NSRange(location: 0, length: 1))
    expectEqual(view.text, "ree")
    expectEqual(view.attributedText.attribute(.kern, at: 0, effectiveRange: nil) as? Int, 3)
    storage.append(NSAttributedString(string: "!"))
    expectEqual(view.text, "ree!")
    view.text = "five"
    expectEqual(storage.string, "five")
    view.text = "four"
    expectEqual(view.textStorage.string, "four")
    #expect(view.textStorage === storage)
  }

  @Test func `Typed text has the typing attributes, until the selection changes`() {
    view.text = "ab"
    view.typingAttributes = [.foregroundColor: UIColor.red]
    view.insertText("c")
    expectEqual(view.attributedText.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor, .red)
    expectEqual(
      view.attributedText.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .label)
    expectEqual(view.selectedRange, NSRange(location: 3, length: 0))
    view.selectedRange = NSRange(location: 0, length: 0)
    #expect(view.typingAttributes[.foregroundColor] as? UIColor != .red)
  }
}
