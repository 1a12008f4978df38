import Flow
import Foundation
import HeadlessUIKit

extension UIKeyboard {
  /// How many points of the screen's height the keyboard covers, by its notifications; 0 until the first one.
  @MainActor
  static func visibleHeight() -> ReadSignal<CGFloat> {
    let frames = Signal<CGRect> { tell in
      // Notifications are posted on the main actor, and heard before the post returns.
      nonisolated(unsafe) let tell = tell
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
      ) { notification in
        if let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect {
          tell(frame)
        }
      }
      return Disposer { NotificationCenter.default.removeObserver(token) }
    }
    let heights = frames.distinct().map { frame in max(0, UIScreen.main.bounds.height - frame.minY) }
    return heights.readable(initial: 0)
  }
}
