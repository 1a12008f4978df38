import Expectations
import Flow
import HeadlessUIKit
import Messages
import Presentation
import Testing

@Suite @MainActor struct ComposeMessageTests {
  @Test func `A reply has its receiver and its subject`() throws {
    try onScreen { navigation in
      var posted: [Message] = []
      let original = Message(sender: "Ada", subject: "Notes", text: "...")
      navigation.present(ComposeMessage(sender: "Me", replyingTo: original), style: .modal)
        .onValue { posted.append($0) }
      settle()
      let view = try #require(navigation.presentedViewController?.view)
      expectEqual((navigation.presentedViewController?.children.first)?.title, "Reply")
      expectEqual(try view.find("compose.to", as: UITextField.self).text, "Ada")
      try view.find("compose.text", as: UITextView.self).insertText("Thank you")
      try view.find("compose.post", as: UIButton.self).tap()
      expectEqual(posted, [Message(sender: "Me", subject: "Re: Notes", text: "Thank you")])
    }
  }

  @Test func `A message can be posted if nothing is missing`() {
    forEachRow([
      ("", "Hello", "Text", false), ("ada", "", "Text", false), ("ada", "Hello", "", false),
      ("ada", "Hello", " \n", false), (" ", "Hello", "Text", false), ("ada", "Hello", "Text", true),
    ]) { receiver, subject, text, canPost in
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
        expectEqual(posted, (canPost ? [Message(sender: "Me", subject: subject, text: text)] : []))
        expectEqual((navigation.presentedViewController == nil), canPost)
        presented.cancel()
      }
    }
  }
}
