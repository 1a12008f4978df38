import Flow
import Foundation
import HeadlessUIKit
import Presentation

/// A list of messages, with the details of one of them beside it, or on top of it if there is no
/// room.
package struct SplitMessages {
  /// The list, whose `selected` is replaced by the selection of the split view.
  package var messages: Messages
  /// Returns the details of a message of the list.
  package var details:
    (
      _ message: Message, _ previous: ReadSignal<(() -> Void)?>, _ next: ReadSignal<(() -> Void)?>
    ) -> DisposablePresentation
  /// The presentation that replaces the details while no message is selected.
  package var noDetails: DisposablePresentation

  /// Creates the pair of a list and details.
  package init(
    messages: Messages,
    details:
      @escaping (
        _ message: Message, _ previous: ReadSignal<(() -> Void)?>, _ next: ReadSignal<(() -> Void)?>
      ) -> DisposablePresentation, noDetails: DisposablePresentation
  ) {
    (self.messages, self.details, self.noDetails) = (messages, details, noDetails)
  }
}

extension SplitMessages: Presentable {
  package func materialize() -> (UISplitViewController, any Disposable) {
    let (split, bag) = (UISplitViewController(), DisposeBag())
    split.preferredDisplayMode = .oneBesideSecondary
    let splitDelegate = split.setupSplitDelegate(ownedBy: bag)
    split.viewControllers = [splitDelegate.makeNavigationController(.showInMaster)]
    let selection = MasterDetailSelection(
      elements: messages.messages, isSame: ==, isCollapsed: splitDelegate.isCollapsed)
    var list = messages
    list.selected = selection.map { $0?.element }
    bag += split.present(list, options: [.showInMaster, .embedInNavigationController]).onValue { message in
      selection.elements.firstIndex(of: message).map(selection.select)
    }
    bag += selection.presentDetailWithPreviousNext(on: split) { selected, previous, next in
      selected.map { details($0.element, previous, next) } ?? noDetails
    }
    bag.hold(selection)
    return (split, bag)
  }
}

/// The screen that replaces the details while no message is selected.
package struct NoMessage {
  /// Creates the screen.
  package init() {}
}

extension NoMessage: Presentable {
  package func materialize() -> (UIViewController, any Disposable) {
    let viewController = UIViewController()
    let label = UILabel.notice(String(message: "No Message Selected"))
    label.translatesAutoresizingMaskIntoConstraints = false
    let view = UIView()
    view.backgroundColor = .systemBackground
    view.addSubview(label)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      label.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
    ])
    viewController.view = view
    return (viewController, NilDisposer())
  }
}
