import Flow
import HeadlessUIKit
import Messages
import Presentation
import Testing

@Suite @MainActor struct ComposeMessageTests {
  @Test(arguments: [
    ("", "Hello", "Text", false), ("ada", "", "Text", false), ("ada", "Hello", "", false),
    ("ada", "Hello", " \n", false), (" ", "Hello", "Text", false), ("ada", "Hello", "Text", true),
  ])
  func `A message can be posted once nothing is missing`(
    receiver: String, subject: String, text: String, canPost: Bool
  ) throws {
    try onScreen { navigation in
      var posted: [Message] = []
      let presented = navigation.present(ComposeMessage(sender: "Me"), style: .modal)
        .onValue { posted.append($0) }
      settle()
      let view = try #require(navigation.presentedViewController?.view)
      try view.find("compose.to", as: UITextField.self).type(receiver)
      try view.find("compose.subject", as: UITextField.self).type(subject)
      try view.find("compose.text", as: UITextView.self).insertText(text)
      try view.find("compose.post", as: UIButton.self).tap()
      #expect(posted == (canPost ? [Message(sender: "Me", subject: subject, text: text)] : []))
      #expect((navigation.presentedViewController == nil) == canPost)
      presented.cancel()
    }
  }
}
