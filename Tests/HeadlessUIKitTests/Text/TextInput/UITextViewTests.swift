import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct UITextViewTests {
  private final class Delegate: UITextViewDelegate {
    let log = Log()
    var allowsChange = true

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      log.add("shouldBegin")
      return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { log.add("didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      log.add("shouldEnd")
      return true
    }
    func textViewDidEndEditing(_ textView: UITextView) { log.add("didEnd") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      log.add("shouldChange \(range.location),\(range.length)")
      return allowsChange
    }
    func textViewDidChange(_ textView: UITextView) { log.add("didChange") }
    func textViewDidChangeSelection(_ textView: UITextView) { log.add("didChangeSelection") }
  }

  private let delegate = Delegate()

  private func withTextView(_ body: (UITextView) -> Void) {
    UIApplication().run {
      let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
      view.font = .systemFont(ofSize: 17)
      view.delegate = delegate
      mount(view)
      body(view)
    }
  }

  @Test func `A tap begins editing, each key is asked for, and the end is reported`() {
    withTextView { view in
      tap(in: view.window ?? UIWindow(), at: CGPoint(x: 50, y: 150))
      UIApplication.shared.settle()
      expectTrue(view.isFirstResponder)
      expectEqual(delegate.log.take(), ["shouldBegin", "didBegin"])
      view.insertText("a")
      expectEqual(delegate.log.take(), ["shouldChange 0,0", "didChangeSelection", "didChange"])
      view.resignFirstResponder()
      expectEqual(delegate.log.take(), ["shouldEnd", "didEnd"])
    }
  }

  @Test func `Text that code sets is not reported, and the return key begins a new line`() {
    withTextView { view in
      view.text = "new"
      expectEmpty(delegate.log.lines)
      expectEqual(view.selectedRange, NSRange(location: 3, length: 0))
    }
    withTextView { view in
      view.becomeFirstResponder()
      for key in ["a", "\n", "b"] { view.insertText(key) }
      expectEqual(view.text, "a\nb")
      expectTrue(view.isFirstResponder)
    }
  }

  @Test func `The content grows with the text and scrolls to where one types, or else the view grows`() {
    withTextView { view in
      view.becomeFirstResponder()
      let height = view.contentSize.height
      #expect(height >= 16 + 17)
      for _ in 0..<10 { view.insertText("line\n") }
      #expect(view.contentSize.height > height * 4)
      #expect(abs(view.contentOffset.y - (view.contentSize.height - view.bounds.height)) < 1)
    }
    withTextView { view in
      expectEqual(view.intrinsicContentSize.height, UIView.noIntrinsicMetric)
      view.isScrollEnabled = false
      let one = view.intrinsicContentSize.height
      view.text = "a\nb\nc"
      #expect(view.intrinsicContentSize.height > one * 1.8)
    }
  }

  @Test
  func `A no of the delegate leaves the text, and a text view for reading only takes none and asks nothing`()
  {
    withTextView { view in
      view.text = "abc"
      view.isEditable = false
      view.becomeFirstResponder()
      view.insertText("d")
      expectEqual(view.text, "abc")
      expectEmpty(delegate.log.lines)
    }
    withTextView { view in
      view.text = "abc"
      delegate.allowsChange = false
      view.becomeFirstResponder()
      view.insertText("d")
      view.deleteBackward()
      expectEqual(view.text, "abc")
    }
  }
}
