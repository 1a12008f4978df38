import Foundation

@MainActor
extension NSObject {
  /// Returns whether the object has the method of a selector.
  ///
  /// - Parameter aSelector: The method; a selector that is only a name has none.
  public nonisolated func responds(to aSelector: Selector) -> Bool {
    nonisolated(unsafe) let object = self
    return MainActor.assumeIsolated { aSelector.isMethod(of: object) }
  }

  /// Calls the method of a selector, and returns its result.
  ///
  /// - Parameter aSelector: The method; an object without it raises an exception.
  @discardableResult
  public func perform(_ aSelector: Selector) -> Any? { aSelector.send(to: self) }

  /// Calls the method of a selector with an argument, and returns its result.
  ///
  /// - Parameters:
  ///   - aSelector: The method; an object without it raises an exception.
  ///   - object: The argument; ignored by a method without parameters.
  @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> Any? {
    aSelector.send(to: self, with: [object])
  }

  /// Calls the method of a selector with two arguments, and returns its result.
  ///
  /// - Parameters:
  ///   - aSelector: The method; an object without it raises an exception.
  ///   - object1: The first argument.
  ///   - object2: The second argument; ignored by a method with one parameter.
  @discardableResult
  public func perform(_ aSelector: Selector, with object1: Any?, with object2: Any?) -> Any? {
    aSelector.send(to: self, with: [object1, object2])
  }

  /// Calls the method of a selector after a delay in virtual seconds; the object is retained until
  /// then.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - anArgument: The argument; ignored by a method without parameters.
  ///   - delay: The delay in virtual seconds.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    DelayedSelectors.add(aSelector, to: self, with: anArgument, after: delay)
  }

  /// Cancels the delayed calls of an object that are still waiting.
  ///
  /// - Parameter aTarget: The object whose calls were delayed, compared by identity.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedSelectors.cancel { $0.target === aTarget as AnyObject }
  }

  /// Cancels the delayed calls of one method of an object.
  ///
  /// - Parameters:
  ///   - aTarget: The object.
  ///   - aSelector: The method.
  ///   - anArgument: Compared by identity; UIKit calls `isEqual(_:)`.
  public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedSelectors.cancel {
      $0.target === aTarget as AnyObject && $0.selector == aSelector
        && $0.argument === anArgument.map { $0 as AnyObject }
    }
  }
}

/// The delayed calls of the running application.
@preconcurrency @MainActor
private struct DelayedSelectors {
  private var waiting: [Call] = []

  @preconcurrency @MainActor
  final class Call {
    let target: AnyObject
    let selector: Selector
    let argument: AnyObject?
    fileprivate var token: VirtualRunLoop.Token?

    init(target: AnyObject, selector: Selector, argument: AnyObject?) {
      (self.target, self.selector, self.argument) = (target, selector, argument)
    }
  }

  private static var ofApplication: DelayedSelectors {
    get { UIApplication.shared[attachment: Self.self, default: Self()] }
    set { UIApplication.shared[attachment: Self.self, default: Self()] = newValue }
  }

  static func add(
    _ selector: Selector, to target: AnyObject, with argument: Any?, after delay: TimeInterval
  ) {
    let call = Call(target: target, selector: selector, argument: argument.map { $0 as AnyObject })
    ofApplication.waiting.append(call)
    call.token = UIApplication.shared.runLoop.schedule(
      after: delay, name: "delayed call of \(selector)", kind: .delayedCall
    ) {
      ofApplication.waiting.removeAll { $0 === call }
      selector.send(to: target, with: [call.argument])
    }
  }

  static func cancel(where isMeant: (Call) -> Bool) {
    for call in ofApplication.waiting where isMeant(call) {
      call.token.map(UIApplication.shared.runLoop.cancel)
    }
    ofApplication.waiting.removeAll(where: isMeant)
  }
}

// In UIKit, delegates are Objective-C objects, which report their methods.
extension UIGestureRecognizerDelegate {
  /// Returns whether the delegate has the method of a selector; `false` if it is not an `NSObject`.
  ///
  /// - Parameter aSelector: The method.
  public func responds(to aSelector: Selector) -> Bool { respondsAsObject(self, to: aSelector) }
}

extension UIScrollViewDelegate {
  /// Returns whether the delegate has the method of a selector; `false` if it is not an `NSObject`.
  ///
  /// - Parameter aSelector: The method.
  public func responds(to aSelector: Selector) -> Bool { respondsAsObject(self, to: aSelector) }
}

private func respondsAsObject(_ delegate: AnyObject, to selector: Selector) -> Bool {
  (delegate as? NSObject)?.responds(to: selector) == true
}
