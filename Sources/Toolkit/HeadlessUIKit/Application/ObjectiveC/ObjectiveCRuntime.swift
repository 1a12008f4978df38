import Foundation

/// A method of Objective-C's runtime; there is none here.
public typealias Method = OpaquePointer
/// The function of a method.
public typealias IMP = OpaquePointer

// Libraries look methods up to exchange them. Without Objective-C's runtime none is found, which is an answer that
// they have to expect; a change raises an exception, as otherwise what was meant to be called is never called.

/// Returns the method of a selector for instances of a class: always `nil`.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Returns the method of a selector for a class itself: always `nil`.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Returns the function of a selector for instances of a class: always `nil`.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

/// Returns the function of a method, of which there is none; raises an exception.
public func method_getImplementation(_ m: Method) -> IMP { refused("method_getImplementation", m) }

/// Returns the types of a method: always `nil`.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Gives a method another function; raises an exception.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  refused("method_setImplementation", imp)
}

/// Exchanges two methods; raises an exception.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  refused("method_exchangeImplementations", ())
}

/// Adds a method to a class; raises an exception.
///
/// - Returns: `false`, if the application handles the exception.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  refused("class_addMethod of '\(name)'", false)
}

/// Replaces a method of a class; raises an exception.
///
/// - Returns: `nil`, if the application handles the exception.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  refused("class_replaceMethod of '\(name)'", nil)
}

/// Makes a function of a closure; raises an exception.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  let address = Unmanaged.passUnretained(block as AnyObject).toOpaque()
  return refused("imp_implementationWithBlock", OpaquePointer(address))
}

/// Raises the exception of a function that needs Objective-C's runtime, and returns a value if it is handled.
private func refused<Value>(_ function: String, _ value: Value) -> Value {
  MainActor.assumeIsolated {
    UIException.raise(
      .invalidArgument,
      "\(function): methods cannot be exchanged or added without Objective-C's runtime; override the method in a "
        + "subclass, or call a closure")
  }
  return value
}
