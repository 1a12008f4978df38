import Flow
import Foundation
import HeadlessUIKit
import Presentation

/// A list of messages, which tells the message that the user taps.
///
/// It knows what to do with its data, and nothing of where they come from or of how others are made.
public struct Messages {
  /// What the list shows.
  public var messages: ReadSignal<[Message]>
  /// The message whose row is selected, while its details show beside the list; none by default.
  public var selected: ReadSignal<Message?>
  /// Is called with what the user searches for, and with `nil` once that is nothing.
  public var filter: (String?) -> Void
  /// Fetches the messages anew; the list shows that it goes on until the future completes.
  public var refresh: () -> Future<Void>
  /// What the compose button presents.
  public var composeMessage: Presentation<ComposeMessage>
  /// What the add button presents.
  public var addServer: Presentation<Alert<URL>>

  public init(
    messages: ReadSignal<[Message]>, selected: ReadSignal<Message?> = ReadSignal(nil),
    filter: @escaping (String?) -> Void, refresh: @escaping () -> Future<Void>,
    composeMessage: Presentation<ComposeMessage>, addServer: Presentation<Alert<URL>>
  ) {
    self.messages = messages
    self.selected = selected
    self.filter = filter
    self.refresh = refresh
    self.composeMessage = composeMessage
    self.addServer = addServer
  }
}
