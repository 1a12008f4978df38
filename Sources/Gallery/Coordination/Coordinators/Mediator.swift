import HeadlessUIKit

/// Passes a consumer the state of a model, and each change of it.
///
/// Chrome's rules for mediators, which have no common superclass:
///
/// * Its coordinator creates and owns it, and passes it the services that it needs, never a singleton or a
///   whole browser.
/// * It has its consumer only as a protocol of the user interface's module, holds it weakly, and calls it on
///   the main thread.
/// * Only values cross to the consumer: numbers, texts, dates, addresses, and collections and data classes of
///   those; ``ConsumerArgument`` finds any other part.
/// * It has no delegate for the consumer to call: the user's actions arrive as commands.
/// * It begins to observe its services when it gets them, and stops in ``disconnect()``.
@MainActor
package protocol Mediator: AnyObject {
  /// The consumer's protocol, written with `any`.
  associatedtype Consumer

  /// The consumer, held weakly; it gets the whole state as soon as there are both a consumer and a
  /// model.
  var consumer: Consumer? { get set }

  /// Stops observing and releases the services, so that the coordinator can stop; a second call
  /// does nothing.
  func disconnect()
}

/// A class that contains only data, and so may cross from a mediator to its consumer.
///
/// `Sendable` makes the compiler check that the class is final and all its properties are
/// constants.
package protocol DataClass: AnyObject, Sendable {}

/// An argument from a mediator to its consumer, which may contain only values, collections of
/// values, and data classes.
///
/// A test double of a consumer collects the ``faults`` of each argument:
///
///     func setTabs(_ tabs: [TabItem]) { faults += ConsumerArgument(tabs, "tabs").faults }
package struct ConsumerArgument {
  private let value: Any
  private let name: String

  /// Creates an argument to check.
  ///
  /// - Parameters:
  ///   - value: The argument.
  ///   - name: The name of the argument in ``faults``.
  package init(_ value: Any, _ name: String) {
    (self.value, self.name) = (value, name)
  }

  /// The paths of parts that must not cross, in alphabetical order: objects, functions and types.
  package var faults: [String] {
    if isPlain { return [] }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class, .foreignReference: return value is any DataClass ? parts(of: mirror) : [fault("an object")]
    case nil: return [fault("a function or a type")]
    default: return parts(of: mirror)
    }
  }

  /// Whether the argument is one of the value types of the standard library and Foundation.
  ///
  /// A mirror does not distinguish numbers from functions, and shows the classes that store other
  /// values.
  private var isPlain: Bool {
    switch value {
    case is String, is Character, is Bool, is any BinaryInteger, is any BinaryFloatingPoint: true
    case is Date, is URL, is Data, is UUID, is Decimal, is IndexPath, is IndexSet: true
    default: false
    }
  }

  private func parts(of mirror: Mirror) -> [String] {
    var mirrors = [mirror]
    // A mirror does not list inherited properties.
    while let superclass = mirrors.last?.superclassMirror { mirrors.append(superclass) }
    return mirrors.flatMap(\.children).enumerated()
      .flatMap { ConsumerArgument($1.value, path(to: $1.label, $0, in: mirror)).faults }.sorted()
  }

  /// Returns the path of a part; a value in an optional has the optional's path, and all parts of
  /// an unordered collection have the same path.
  private func path(to label: String?, _ index: Int, in mirror: Mirror) -> String {
    switch mirror.displayStyle {
    case .optional: name
    case .set, .dictionary: "\(name)[]"
    default: label.map { $0.hasPrefix(".") ? name + $0 : "\(name).\($0)" } ?? "\(name)[\(index)]"
    }
  }

  private func fault(_ kind: String) -> String {
    "\(name) is \(kind), \(type(of: value)): hand the consumer its values instead, or a DataClass"
  }
}
