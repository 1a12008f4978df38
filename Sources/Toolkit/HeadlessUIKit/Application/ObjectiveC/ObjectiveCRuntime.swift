import Foundation

/// A method of Objective-C's runtime, which does not exist here.
public typealias Method = OpaquePointer
/// The function of a method.
public typealias IMP = OpaquePointer

// Libraries look up methods to exchange them. Without Objective-C's runtime, no method is found,
// which they have to expect. Changes raise an exception, because a replacement would never be
// called.

/// Returns the method of a selector for instances of a class: always `nil`.
///
/// - Parameters:
///   - cls: Ignored.
///   - name: Ignored.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Returns the method of a selector for a class itself: always `nil`.
///
/// - Parameters:
///   - cls: Ignored.
///   - name: Ignored.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Returns the function of a selector for instances of a class: always `nil`.
///
/// - Parameters:
///   - cls: Ignored.
///   - name: Ignored.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

/// Raises an exception.
///
/// - Parameter m: The method, which is returned if the application handles the exception.
public func method_getImplementation(_ m: Method) -> IMP { refused("method_getImplementation", m) }

/// Returns the types of a method: always `nil`.
///
/// - Parameter m: Ignored.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Raises an exception, since methods cannot be replaced.
///
/// - Parameters:
///   - m: Ignored.
///   - imp: The new function, which is returned if the application handles the exception.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  refused("method_setImplementation", imp)
}

/// Raises an exception, since methods cannot be exchanged.
///
/// - Parameters:
///   - m1: Ignored.
///   - m2: Ignored.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  refused("method_exchangeImplementations", ())
}

/// Raises an exception, since methods cannot be added.
///
/// - Parameters:
///   - cls: Ignored.
///   - name: The selector, which the exception's reason contains.
///   - imp: Ignored.
///   - types: Ignored.
/// - Returns: `false` if the application handles the exception.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  refused("class_addMethod of '\(name)'", false)
}

/// Raises an exception, since methods cannot be replaced.
///
/// - Parameters:
///   - cls: Ignored.
///   - name: The selector, which the exception's reason contains.
///   - imp: Ignored.
///   - types: Ignored.
/// - Returns: `nil` if the application handles the exception.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  refused("class_replaceMethod of '\(name)'", nil)
}

/// Raises an exception, since closures cannot become methods.
///
/// - Parameter block: The closure, whose address is returned if the application handles the
///   exception.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  let address = Unmanaged.passUnretained(block as AnyObject).toOpaque()
  return refused("imp_implementationWithBlock", OpaquePointer(address))
}

/// Raises the exception of a function that requires Objective-C's runtime; returns a value if it is
/// handled.
private func refused<Value>(_ function: String, _ value: Value) -> Value {
  MainActor.assumeIsolated {
    UIException.raise(
      .invalidArgument,
      "\(function): methods cannot be exchanged or added without Objective-C's runtime; override the method in a "
        + "subclass, or call a closure")
  }
  return value
}
