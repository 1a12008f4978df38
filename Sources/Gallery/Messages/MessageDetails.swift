import Flow
import Foundation
import HeadlessUIKit
import Presentation

/// A whole message; its presenter ends the presentation.
package struct MessageDetails {
  /// The message.
  package var message: Message
  /// Goes to the previous message; `nil` if there is no previous message.
  package var previous: ReadSignal<(() -> Void)?>
  /// Goes to the next message; `nil` if there is no next message.
  package var next: ReadSignal<(() -> Void)?>
  /// Whether there are buttons for the previous and the next message.
  package var hasNeighbors: Bool

  /// Creates the details of a single message, without buttons for others.
  package init(message: Message) {
    self.init(message: message, previous: ReadSignal(nil), next: ReadSignal(nil), hasNeighbors: false)
  }

  /// Creates the details of a message in a list, with buttons for its neighbors by default.
  package init(
    message: Message, previous: ReadSignal<(() -> Void)?>, next: ReadSignal<(() -> Void)?>,
    hasNeighbors: Bool = true
  ) {
    self.message = message
    self.previous = previous
    self.next = next
    self.hasNeighbors = hasNeighbors
  }
}

extension MessageDetails: Presentable {
  package func materialize() -> (UIViewController, any Disposable) {
    let viewController = UIViewController()
    viewController.title = message.sender
    viewController.view = MessageView(message)
    guard hasNeighbors else { return (viewController, NilDisposer()) }
    let up = item("chevron.up", String(message: "Previous Message"), identifier: "details.previous")
    let down = item("chevron.down", String(message: "Next Message"), identifier: "details.next")
    viewController.navigationItem.rightBarButtonItems = [down, up]
    return (viewController, DisposeBag(connect(up, to: previous), connect(down, to: next)))
  }

  @MainActor
  private func item(_ symbol: String, _ label: String, identifier: String) -> UIBarButtonItem {
    let item = UIBarButtonItem(image: UIImage(systemName: symbol))
    item.accessibilityLabel = label
    item.accessibilityIdentifier = identifier
    return item
  }

  /// Makes a button run an action, and disables it if there is no action.
  @MainActor
  private func connect(_ item: UIBarButtonItem, to action: ReadSignal<(() -> Void)?>) -> any Disposable {
    DisposeBag(
      action.atOnce().onValue { item.isEnabled = $0 != nil },
      action.atOnce().bindTo(item))
  }
}

/// A message's sender, subject and text in a column that scrolls.
final class MessageView: UIView {
  init(_ message: Message) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    accessibilityIdentifier = "details"
    let column = ScrollingColumn(spacing: 12, margin: 20)
    column.add(Self.label(message.sender, .subheadline, .secondaryLabel))
    column.add(Self.label(message.subject, .title2, .label))
    column.add(Self.label(message.text, .body, .label))
    column.fill(self)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private static func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.numberOfLines = 0
    return label
  }
}
