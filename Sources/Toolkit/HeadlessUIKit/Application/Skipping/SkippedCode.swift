import Foundation
import Synchronization
import VirtualTime

/// Does nothing, in place of a statement that is not compiled here.
///
/// `showcase init` writes such calls into copies of an app's sources. A scenario's golden lists those that were
/// executed.
///
/// - Parameter text: The place, what was there, and why it is not compiled.
public func skippedStatement(_ text: StaticString) {
  SkippedCode.note(text.description)
}

/// Returns a plain value, in place of an expression that is not compiled here.
///
/// These types have a value: `Void`, optionals (`nil`), collections and texts (empty), truth values (`false`), numbers
/// and geometry (zero), option sets (empty), UIKit's views and controllers and an app's subclasses of them, classes that
/// conform to ``AbsentType``, closures without a result (which do nothing), enumerations with a case that has nothing with
/// it (the first such case), and structures of such types. Other types stop the app with the text.
///
///     let rows: [String] = skippedValue("List.rows: cannot find 'store' in scope")  // []
///
/// - Parameter text: The place, what was there, and why it is not compiled.
@inline(never)
public func skippedValue<Value>(_ text: StaticString) -> Value {
  SkippedCode.note(text.description)
  guard let value = PlainValue.make(Value.self) else {
    fatalError("there is no plain \(Value.self) for \(text), which is not compiled here")
  }
  return value
}

/// Returns a plain value, in place of a member of a type whose module does not exist here.
///
/// `showcase init` writes such calls into declarations of missing types. The types with a value are those of
/// ``skippedValue(_:)``.
///
/// - Parameters:
///   - member: The member's name.
///   - type: The name of the type.
///   - module: The module that would declare it.
public func absentValue<Value>(_ member: String, of type: String, in module: String) -> Value {
  let text = "\(type).\(member): the module \(module) does not exist here"
  SkippedCode.note(text)
  guard let value = PlainValue.make(Value.self) else {
    fatalError("there is no plain \(Value.self) for \(text)")
  }
  return value
}

/// The places of code that is not compiled here, as far as an app came across them.
enum SkippedCode {
  private static let places = Mutex<Set<String>>([])

  /// Notes a place, unless the value of a static property is being made.
  ///
  /// Such a value is made once in a process, so only the first of several scenarios would list the place.
  static func note(_ place: String) {
    guard places.withLock({ !$0.contains(place) }), !CallStack.isMakingStaticValue else { return }
    places.withLock { _ = $0.insert(place) }
  }

  /// Forgets the places of an earlier application.
  static func forgetAll() { places.withLock { $0 = [] } }

  static var all: [String] { places.withLock { $0.sorted() } }
}

extension UIApplication {
  /// The places of code that is not compiled here and that the application came across, each once, sorted.
  package var skippedCode: [String] { SkippedCode.all }
}
