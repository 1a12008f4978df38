import Flow
import HeadlessUIKit
import Presentation

/// A list of messages, and the details of one of them beside it, or on top of it where there is no room.
public struct SplitMessages {
  /// The list; its selection is kept here.
  public var messages: Messages
  /// Makes the details of a message of the list.
  public var details:
    (
      _ message: Message, _ previous: ReadSignal<(() -> Void)?>, _ next: ReadSignal<(() -> Void)?>
    ) -> DisposablePresentation
  /// What shows in place of details while there is no message.
  public var noDetails: DisposablePresentation

  public init(
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
  public func materialize() -> (UISplitViewController, any Disposable) {
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
