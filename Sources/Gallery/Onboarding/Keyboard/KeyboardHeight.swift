import Flow
import Foundation
import HeadlessUIKit

extension UIKeyboard {
  /// How many points of the screen's height the keyboard covers, by its notifications; 0 until the first one.
  @MainActor
  static func visibleHeight() -> ReadSignal<CGFloat> {
    let frames = Signal<CGRect>(onValue: frameChanges(of: .shared))
    let heights = frames.distinct().map { frame in max(0, UIScreen.main.bounds.height - frame.minY) }
    return heights.readable(initial: 0)
  }

  /// Listens to where an application's keyboard goes; there may be other applications in the same process.
  @MainActor
  private static func frameChanges(
    of application: UIApplication
  ) -> (@escaping (CGRect) -> Void) -> any Disposable {
    { [weak application] tell in
      // Notifications are posted on the main actor, and heard before the post returns.
      nonisolated(unsafe) let tell = tell
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
      ) { [weak application] notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        MainActor.assumeIsolated {
          guard let frame, application === UIApplication.shared else { return }
          tell(frame)
        }
      }
      return Disposer { NotificationCenter.default.removeObserver(token) }
    }
  }
}
