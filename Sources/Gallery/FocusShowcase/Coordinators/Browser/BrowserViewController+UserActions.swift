import FocusModel
import FocusUI
import Foundation
import HeadlessUIKit

/// What the user does in the browser.
extension BrowserViewController {
  /// Loads a page, as a link from another application does.
  func open(_ address: String) {
    if let url = URL(string: address) { follow(.open(url)) }
  }

  /// Types, once the keyboard is there.
  func type(_ text: String) {
    MainQueue.async { [unowned self] in
      urlBar.textField.becomeFirstResponder()
      text.forEach { urlBar.textField.insertText(String($0)) }
    }
  }

  /// Does something a second later, when the splash is gone, and the page is there.
  func later(_ action: @escaping @MainActor (BrowserViewController) -> Void) {
    MainQueue.asyncAfter(seconds: 1) { [weak self] in
      if let self { action(self) }
    }
  }
}

extension UIView {
  /// Rests a finger on the middle of the view until a menu opens.
  func longPress() {
    guard let window else { return }
    let touch = UITouch(in: window, at: convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window))
    let event = UIEvent(touches: [touch])
    window.sendEvent(event)
    MainQueue.asyncAfter(seconds: 0.6) {
      touch.update(.ended, at: touch.location(in: nil))
      window.sendEvent(event)
    }
  }
}
