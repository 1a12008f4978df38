/// Those who observe one object, in the order in which they came.
@MainActor
public struct ChangeObservers {
  private var observers: [Observer] = []
  private var nextToken = 0

  init() {}

  /// A handle to end observing with.
  public struct Token: Hashable, Sendable {
    fileprivate let number: Int
  }

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

  /// The tokens of those who observe a change.
  fileprivate func tokens(of change: ObservableChange) -> [Token] {
    observers.filter { $0.change == change }.map(\.token)
  }

  fileprivate func handler(of token: Token) -> (@MainActor () -> Void)? {
    observers.first { $0.token == token }?.handler
  }

  fileprivate var isEmpty: Bool { observers.isEmpty }
}

/// An object that tells of its changes.
@MainActor
public protocol ChangeObservable: AnyObject {
  var changeObservers: ChangeObservers { get set }
}

extension ChangeObservable {
  /// Calls `handler` after each change of a kind, until ``removeObserver(_:)``.
  public func addObserver(
    of change: ObservableChange, _ handler: @escaping @MainActor () -> Void
  ) -> ChangeObservers.Token {
    changeObservers.add(change, handler)
  }

  /// Ends observing.
  public func removeObserver(_ token: ChangeObservers.Token) {
    changeObservers.remove(token)
  }

  /// Calls everybody who observes a change, but nobody who is removed before it is their turn.
  func tell(_ change: ObservableChange) {
    guard !changeObservers.isEmpty else { return }
    for token in changeObservers.tokens(of: change) { changeObservers.handler(of: token)?() }
  }
}

/// What can be observed from outside: UIKit has key-value observing for that, or nothing.
public enum ObservableChange: Hashable, Sendable {
  /// A view came into a window, or left one.
  case window
  /// A view has laid out its subviews.
  case layout
  /// A controller, or its child, would like to have another size.
  case preferredContentSize
  /// A container has other controllers.
  case viewControllers
  /// A change of a navigation controller's stack is over: what came is there, and what went is gone.
  case stackTransitionEnd
  /// A presented controller is gone.
  case dismissal
  /// A bar button item was tapped.
  case tap
}
