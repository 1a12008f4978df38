import Flow
import Foundation
import HeadlessUIKit
import Presentation

/// A form for a new message, which ends with the message that is posted.
///
/// It cannot be cancelled by itself: whoever presents it says how it is dismissed.
public struct ComposeMessage {
  /// Who writes.
  public var sender: String

  public init(sender: String) {
    self.sender = sender
  }
}

extension ComposeMessage: Presentable {
  /// Makes the form; its button to post is enabled as long as there are a receiver, a subject and a text.
  public func materialize() -> (UIViewController, Future<Message>) {
    let form = ComposeForm()
    let post = UIBarButtonItem(title: String(message: "Post"))
    post.style = .done
    post.accessibilityIdentifier = "compose.post"
    let viewController = UIViewController()
    viewController.title = String(message: "New Message")
    viewController.navigationItem.rightBarButtonItem = post
    viewController.view = form
    viewController.preferredContentSize = CGSize(width: 375, height: 480)
    let result = Future<Message> { completion in
      let bag = DisposeBag()
      bag += form.edits.atOnce().onValue { post.isEnabled = form.isComplete }
      bag += post.onValue {
        completion(.success(Message(sender: sender, subject: form.subject, text: form.text)))
      }
      return bag
    }
    return (viewController, result)
  }
}
