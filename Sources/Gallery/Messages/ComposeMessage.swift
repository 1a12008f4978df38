import Flow
import Foundation
import HeadlessUIKit
import Presentation

/// A form for a new message, which ends with the message that is posted.
///
/// It has no button to cancel: its presenter decides how it is dismissed.
package struct ComposeMessage {
  /// The name of the writer.
  package var sender: String
  /// The message to reply to, which gives the receiver and the subject; none by default.
  package var original: Message?

  /// Creates a form for a new message, or for a reply.
  package init(sender: String, replyingTo original: Message? = nil) {
    (self.sender, self.original) = (sender, original)
  }
}

extension ComposeMessage: Presentable {
  /// Creates the form, whose button to post is enabled while there are a receiver, a subject and a
  /// text.
  package func materialize() -> (UIViewController, Future<Message>) {
    let form = ComposeForm(
      receiver: original?.sender ?? "", subject: original.map { "Re: \($0.subject)" } ?? "")
    let post = UIBarButtonItem(title: String(message: "Post"))
    post.style = .done
    post.accessibilityIdentifier = "compose.post"
    let viewController = UIViewController()
    viewController.title = original == nil ? String(message: "New Message") : String(message: "Reply")
    viewController.navigationItem.rightBarButtonItem = post
    viewController.view = form
    viewController.preferredContentSize = CGSize(width: 375, height: 480)
    let result = Future<Message> { completion in
      let bag = DisposeBag()
      // At once, as a new form is incomplete already.
      bag += form.edits.atOnce().onValue { post.isEnabled = form.isComplete }
      bag += post.onValue {
        completion(.success(Message(sender: sender, subject: form.subject, text: form.text)))
      }
      return bag
    }
    return (viewController, result)
  }
}
