import Flow
import Foundation
import HeadlessUIKit
import Presentation

/// A list of messages, and the details of one of them beside it, or on top of it where there is no room.
package struct SplitMessages {
  /// The list; its selection is kept here.
  package var messages: Messages
  /// Makes the details of a message of the list.
  package var details:
    (
      _ message: Message, _ previous: ReadSignal<(() -> Void)?>, _ next: ReadSignal<(() -> Void)?>
    ) -> DisposablePresentation
  /// What shows in place of details while there is no message.
  package var noDetails: DisposablePresentation

  package init(
    messages: Messages,
    details:
      @escaping (
        _ message: Message, _ previous: ReadSignal<(() -> Void)?>, _ next: ReadSignal<(() -> Void)?>
      ) -> DisposablePresentation, noDetails: DisposablePresentation
  ) {
    self.messages = messages
    self.details = details
    self.noDetails = noDetails
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

/// What shows in place of a message's details while there is no message.
package struct NoMessage {
  package init() {}
}

extension NoMessage: Presentable {
  package func materialize() -> (UIViewController, any Disposable) {
    let viewController = UIViewController()
    let label = UILabel()
    label.text = String(message: "No Message Selected")
    label.font = .preferredFont(forTextStyle: .title2)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
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
