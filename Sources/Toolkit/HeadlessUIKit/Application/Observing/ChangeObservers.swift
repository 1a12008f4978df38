/// The observers of an object, in the order in which they were added.
@preconcurrency @MainActor
public struct ChangeObservers {
  private var observers: [Observer] = []
  private var nextToken = 0

  init() {}

  /// A handle that ends an observation.
  public struct Token: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// An observer, and the kind of change for which it is called.
  private struct Observer {
    let token: Token
    let change: ObservableChange
    let handler: @MainActor () -> Void
  }

  fileprivate mutating func add(
    _ change: ObservableChange, _ handler: @escaping @MainActor () -> Void
  ) -> Token {
    let token = Token(number: nextToken)
    nextToken += 1
    observers.append(Observer(token: token, change: change, handler: handler))
    return token
  }

  fileprivate mutating func remove(_ token: Token) {
    observers.removeAll { $0.token == token }
  }

  /// Returns the tokens of the observers of a change.
  fileprivate func tokens(of change: ObservableChange) -> [Token] {
    observers.filter { $0.change == change }.map(\.token)
  }

  fileprivate func handler(of token: Token) -> (@MainActor () -> Void)? {
    observers.first { $0.token == token }?.handler
  }

  fileprivate var isEmpty: Bool { observers.isEmpty }
}

/// An object that reports its changes to observers:
///
///     var isDismissed = false
///     let token = controller.addObserver(of: .dismissal) { isDismissed = true }
///     controller.removeObserver(token)
@preconcurrency @MainActor
public protocol ChangeObservable: AnyObject {
  /// The current observers.
  var changeObservers: ChangeObservers { get set }
}

extension ChangeObservable {
  /// Calls `handler` after each change of a kind, until the observer is removed.
  ///
  /// - Parameters:
  ///   - change: The kind of change.
  ///   - handler: Called after the change; retained by the observed object.
  /// - Returns: The token that ends the observation.
  public func addObserver(
    of change: ObservableChange, _ handler: @escaping @MainActor () -> Void
  ) -> ChangeObservers.Token {
    changeObservers.add(change, handler)
  }

  /// Ends an observation.
  ///
  /// - Parameter token: The result of `addObserver`; one that was already removed is ignored.
  public func removeObserver(_ token: ChangeObservers.Token) {
    changeObservers.remove(token)
  }

  /// Calls every observer of a change, except those that an earlier handler removed.
  func notifyObservers(of change: ObservableChange) {
    guard !changeObservers.isEmpty else { return }
    // Handlers may add and remove observers: the list is copied, and each handler is looked up
    // before its call.
    for token in changeObservers.tokens(of: change) { changeObservers.handler(of: token)?() }
  }
}

/// The observable changes, for some of which UIKit has key-value observing.
public enum ObservableChange: Hashable, Sendable {
  /// A view moved to another window, or left its window.
  case window
  /// A view laid out its subviews.
  case layout
  /// The preferred content size of a controller or of its child changed.
  case preferredContentSize
  /// The child controllers of a container changed.
  case viewControllers
  /// A navigation controller's transition ended: the new controllers have appeared, and the old
  /// ones have disappeared.
  case stackTransitionEnd
  /// The dismissal of a presented controller ended.
  case dismissal
  /// Code set the text of a text field; typing is a control event.
  case text
  /// A bar button item was tapped.
  case tap
}
