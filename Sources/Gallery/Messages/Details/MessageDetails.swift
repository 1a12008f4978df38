import Flow
import HeadlessUIKit
import Presentation

/// One message as a whole; others end its presentation.
public struct MessageDetails {
  public var message: Message
  /// Goes to the message before; `nil` while there is none.
  public var previous: ReadSignal<(() -> Void)?>
  /// Goes to the message after; `nil` while there is none.
  public var next: ReadSignal<(() -> Void)?>
  /// Whether there are buttons that go to the messages before and after.
  public var hasNeighbors: Bool

  /// Shows a message alone.
  public init(message: Message) {
    self.init(message: message, previous: ReadSignal(nil), next: ReadSignal(nil), hasNeighbors: false)
  }

  /// Shows a message of a list.
  public init(
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
  public func materialize() -> (UIViewController, any Disposable) {
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

  /// Lets a button run an action while there is one.
  @MainActor
  private func connect(_ item: UIBarButtonItem, to action: ReadSignal<(() -> Void)?>) -> any Disposable {
    DisposeBag(
      action.atOnce().onValue { item.isEnabled = $0 != nil },
      action.atOnce().bindTo(item))
  }
}
