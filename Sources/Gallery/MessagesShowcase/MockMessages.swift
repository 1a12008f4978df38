import Flow
import Foundation
import HeadlessUIKit
import Messages
import Presentation
import ShowcaseKit

extension Message {
  /// The messages of the list at first.
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

  /// The message that arrives with the first refresh.
  static let newMock = Message(
    sender: "Edsger Dijkstra", subject: "Go to",
    text: "The quality of programmers is a decreasing function of the density of such statements.")
}

extension Messages {
  /// Creates a list of messages in memory.
  ///
  /// A posted message is added at the top, and so is a new one with the first refresh, which takes
  /// a second.
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
      ).onValue { all.value.insert($0, at: 0) }.recorded("ComposeMessage", by: commands),
      addServer: Presentation(Alert.addServer()).recorded("AddServer", by: commands))
  }
}

extension Message {
  /// Returns whether the message contains a text, regardless of case; `nil` is contained in all of
  /// them.
  fileprivate func contains(_ text: String?) -> Bool {
    guard let text = text?.lowercased() else { return true }
    return [sender, subject, self.text].contains { $0.lowercased().contains(text) }
  }
}

extension SplitMessages {
  /// Creates the list and the details of the same messages.
  @MainActor
  init(messages: [Message]) {
    let commands = CommandRecorder.current
    self.init(
      messages: Messages(messages: messages),
      details: { message, previous, next in
        let details = MessageDetails(message: message, previous: previous, next: next)
        return DisposablePresentation(Presentation(details).recorded("MessageDetails", by: commands))
      },
      noDetails: DisposablePresentation(Presentation(NoMessage())))
  }
}
