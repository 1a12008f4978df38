import Foundation

/// A group of layer changes, with the common settings of their animations.
///
/// Transactions can be nested and inherit the values of the outer ones. Changes outside of a transaction
/// belong to an implicit one that ends with the turn of the run loop.
///
///     CATransaction.begin()
///     CATransaction.setDisableActions(true)
///     layer.opacity = 0 // without an animation
///     CATransaction.commit()
@preconcurrency @MainActor
public final class CATransaction {
  private init() {}

  /// Begins a transaction inside the current one.
  public static func begin() { environment.transactions.append(Transaction()) }

  /// Ends the transaction that was begun last; does nothing if there is no such transaction.
  public static func commit() {
    guard let last = environment.transactions.last, !last.isImplicit else { return }
    environment.transactions.removeLast()
    last.commit()
  }

  /// Ends the implicit transaction of the turn, if no other one is open.
  public static func flush() {
    guard environment.transactions.count == 1, let only = environment.transactions.first, only.isImplicit
    else { return }
    environment.transactions = []
    only.commit()
  }

  /// Returns the duration in seconds of animations without their own; 0.25 by default.
  public static func animationDuration() -> TimeInterval { innermost(\.animationDuration) ?? 0.25 }

  /// Sets the duration of animations without their own.
  ///
  /// - Parameter dur: The seconds, for the transaction that was begun last and those inside it.
  public static func setAnimationDuration(_ dur: TimeInterval) { present.animationDuration = dur }

  /// Returns the curve of animations without their own; `nil` by default.
  public static func animationTimingFunction() -> CAMediaTimingFunction? { innermost(\.timingFunction) }

  /// Sets the curve of animations without their own.
  ///
  /// - Parameter function: The curve; `nil` for that of the outer transaction.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    present.timingFunction = function
  }

  /// Returns whether layers change without implicit animations; `false` by default.
  public static func disableActions() -> Bool { innermost(\.disablesActions) ?? false }

  /// Sets whether layers change without implicit animations.
  ///
  /// - Parameter flag: `false` animates changes even inside a transaction that disables it.
  public static func setDisableActions(_ flag: Bool) { present.disablesActions = flag }

  /// Returns the closure that is called after the transaction's animations are over.
  public static func completionBlock() -> (@MainActor () -> Void)? {
    environment.transactions.last?.completion
  }

  /// Sets the closure that is called after all animations that are added to the transaction from
  /// now on have ended or were removed; if there are no animations, when the transaction ends.
  ///
  /// - Parameter block: Called once; `nil` for none. A former one is called immediately, unless
  ///   animations are running.
  public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) { present.complete(with: block) }

  /// Returns a value of the transaction, or of the outer ones.
  ///
  /// - Parameter key: `animationDuration`, `animationTimingFunction`, `disableActions`, or any
  ///   other key.
  /// - Returns: The value; `nil` for another key that was not set.
  public static func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionDisableActions: disableActions()
    default: innermost { $0.extraValues[key] }
    }
  }

  /// Sets a value of the transaction; see ``value(forKey:)``.
  ///
  /// - Parameters:
  ///   - anObject: A number for the duration and for disabling actions, a ``CAMediaTimingFunction``
  ///     for the curve, anything for another key; `nil` for the value of the outer transaction.
  ///   - key: `animationDuration`, `animationTimingFunction`, `disableActions`, or any other key.
  public static func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration: present.animationDuration = number(anObject)
    case kCATransactionAnimationTimingFunction:
      present.timingFunction = anObject as? CAMediaTimingFunction
    case kCATransactionDisableActions: present.disablesActions = number(anObject).map { $0 != 0 }
    default: present.extraValues[key] = anObject
    }
  }

  /// Does nothing, since there is only one thread.
  public static func lock() {}
  /// Does nothing, since there is only one thread.
  public static func unlock() {}

  private static var environment: AnimationEnvironment { UIApplication.shared.animations }

  /// The transaction that was begun last, or else the implicit one of the turn.
  private static var present: Transaction {
    if let last = environment.transactions.last { return last }
    let implicit = Transaction(isImplicit: true)
    environment.transactions = [implicit]
    let environment = environment
    environment.runLoop.schedule(name: "transaction") {
      environment.transactions.removeAll { $0 === implicit }
      implicit.commit()
    }
    return implicit
  }

  private static func innermost<Value>(_ value: (Transaction) -> Value?) -> Value? {
    environment.transactions.reversed().lazy.compactMap(value).first
  }
}

/// The key of a transaction's duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of a transaction's curve.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of a transaction's completion.
public let kCATransactionCompletionBlock = "completionBlock"
/// The key of whether a transaction's changes are not animated.
public let kCATransactionDisableActions = "disableActions"

/// A transaction, which lives until its animations are over.
@MainActor
final class Transaction {
  let isImplicit: Bool
  var animationDuration: TimeInterval?
  var timingFunction: CAMediaTimingFunction?
  var disablesActions: Bool?
  var extraValues: [String: Any] = [:]
  private(set) var completion: (@MainActor () -> Void)?
  /// The number of animations that are not over.
  private var running = 0
  private var isCommitted = false

  init(isImplicit: Bool = false) {
    self.isImplicit = isImplicit
  }

  /// Sets the completion; a former one without running animations is called immediately.
  func complete(with block: (@MainActor () -> Void)?) {
    let former = completion
    completion = block
    if running == 0 { former?() }
  }

  func commit() {
    isCommitted = true
    completeIfOver()
  }

  /// Records that an animation began.
  func hold() { running += 1 }

  /// Records that an animation is over or was removed.
  func release() {
    running -= 1
    completeIfOver()
  }

  private func completeIfOver() {
    guard isCommitted, running == 0, let block = completion else { return }
    completion = nil
    block()
  }
}

extension AnimationEnvironment {
  /// Returns a completion after which the current transaction no longer waits for an animation of views.
  func releasingTransaction(
    _ completion: (@MainActor (Bool) -> Void)?
  ) -> (@MainActor (Bool) -> Void)? {
    guard let transaction = transactions.last else { return completion }
    transaction.hold()
    return { isFinished in
      completion?(isFinished)
      transaction.release()
    }
  }
}
