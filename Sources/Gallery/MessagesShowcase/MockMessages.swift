import Flow
import Foundation
import HeadlessUIKit
import Messages
import Presentation
import ShowcaseKit

extension Message {
  /// What is in the list at first.
  static let mocks = [
    Message(
      sender: "Grace Hopper", subject: "A bug in the relay",
      text: "We found a moth in panel F of the Mark II. It is taped into the log book now."),
    Message(
      sender: "Ada Lovelace", subject: "Notes on the Engine",
      text: "The Engine weaves algebraic patterns, just as the loom weaves flowers and leaves."),
    Message(
      sender: "Margaret Hamilton", subject: "Priority displays",
      text: "The computer did what it should: it told us that it had too much to do."),
    Message(
      sender: "Katherine Johnson", subject: "Numbers for the landing",
      text: "I have checked them by hand. They agree."),
  ]

  /// What comes in with the first refresh.
  static let newMock = Message(
    sender: "Edsger Dijkstra", subject: "Go to",
    text: "The quality of programmers is a decreasing function of the density of such statements.")
}

extension Messages {
  /// A list of messages in memory: one of many ways to make one, of which the presentable knows nothing.
  ///
  /// A message that is posted comes on top, and so does a new one with the first refresh, which takes a second.
  @MainActor
  init(messages: [Message] = Message.mocks) {
    let all = ReadWriteSignal(messages)
    let filter = ReadWriteSignal<String?>(nil)
    let commands = CommandRecorder.current
    self.init(
      messages: combineLatest(all.readOnly(), filter.readOnly()).map { messages, text in
        messages.filter { $0.contains(text) }
      },
      filter: { filter.value = $0 },
      refresh: {
        Future().delay(by: 1).onValue {
          if !all.value.contains(.newMock) { all.value.insert(.newMock, at: 0) }
        }
      },
      composeMessage: Presentation(
        ComposeMessage(sender: "Me"), style: .modal,
        configure: installDismiss(UIBarButtonItem(systemItem: .cancel))
      ).onValue { all.value.insert($0, at: 0) }.telling("ComposeMessage", to: commands),
      addServer: Presentation(Alert.addServer()).telling("AddServer", to: commands))
  }
}

extension Message {
  /// Whether a text is somewhere in the message; yes if there is none.
  fileprivate func contains(_ text: String?) -> Bool {
    guard let text = text?.lowercased() else { return true }
    return [sender, subject, self.text].contains { $0.lowercased().contains(text) }
  }
}

extension SplitMessages {
  /// The list and the details of the same messages.
  @MainActor
  init(messages: [Message]) {
    let commands = CommandRecorder.current
    self.init(
      messages: Messages(messages: messages),
      details: { message, previous, next in
        let details = MessageDetails(message: message, previous: previous, next: next)
        return DisposablePresentation(Presentation(details).telling("MessageDetails", to: commands))
      },
      noDetails: DisposablePresentation(Presentation(NoMessage())))
  }
}
