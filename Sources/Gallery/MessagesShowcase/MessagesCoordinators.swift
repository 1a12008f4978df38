import Flow
import HeadlessUIKit
import Messages
import Presentation
import ShowcaseKit

/// Pushes the list, and the details of each message that the user taps.
final class MessagesCoordinator: NavigationCoordinator {
  weak var baseViewController: UIViewController?
  private let bag = DisposeBag()

  func start() {
    guard let navigation = navigationController else { return }
    let commands = CommandRecorder.current
    bag += navigation.present(Messages(), options: .unanimated).onEvent { [unowned navigation] event in
      guard case .value(let message) = event else { return }
      commands.recordValue("Messages", message.subject)
      _ = navigation.present(MessageDetails(message: message)).recorded("MessageDetails", by: commands)
    }
  }
}

/// Shows the list and the details in columns, or on one stack if there is no room for columns.
///
/// A phone has no room for them. On a tablet a switch takes the room away, as a narrow window does.
final class SplitMessagesCoordinator: Coordinator {
  weak var baseViewController: UIViewController?
  private let bag = DisposeBag()

  func start() {
    let split = SplitMessages(messages: Message.mocks).materialize(into: bag)
    let isTablet = UIDevice.current.userInterfaceIdiom == .pad
    let screen = isTablet ? NarrowingViewController(showing: split) : split
    screen.modalPresentationStyle = .fullScreen
    baseViewController?.present(screen, animated: false)
  }
}

/// Pushes a message's details, which end by the back button or by their presenter.
final class MessageDetailsCoordinator: PresentingCoordinator {
  weak var baseViewController: UIViewController?

  func fill(_ screen: PresentingViewController) {
    screen.addButtons(
      presenting: "MessageDetails", Message.mocks[0], then: Message.mocks[1]
    ) { [unowned screen] message, _, options in
      screen.present(MessageDetails(message: message), options: options.union(.autoPop))
    }
  }
}

/// Embeds a message's details below the buttons.
final class EmbeddedDetailsCoordinator: PresentingCoordinator {
  weak var baseViewController: UIViewController?

  func fill(_ screen: PresentingViewController) {
    let host = screen.addHost(height: 240)
    screen.addButtons(
      presenting: "MessageDetails", Message.mocks[1], then: Message.mocks[2]
    ) { [unowned screen] message, _, options in
      screen.embedDetails(of: message, in: host, options)
    }
  }
}

extension PresentingViewController {
  /// Embeds details until a button removes them or the presenter ends them.
  fileprivate func embedDetails(
    of message: Message, in host: UIView, _ options: PresentationOptions
  ) -> Future<Void> {
    present(
      MessageDetails(message: message), style: .embed(in: host), options: options
    ) { [unowned self] _, bag in
      let remove = addButton("Remove \(message.sender)") { _ in bag.dispose() }
      bag += { remove.removeFromSuperview() }
    }
  }
}
