import Foundation

/// The name of a method together with the method.
///
/// Objective-C finds a method by its name when a selector is sent. Here a selector that can be sent
/// contains the method:
///
///     final class SettingsViewController: UIViewController {
///       func didTap(_ sender: UIButton) {}
///     }
///     let action = Selector("didTap(_:)", SettingsViewController.didTap(_:))
///     action.name  // "didTap:"
///
/// `port-sources` writes this for `#selector(didTap(_:))`. As in Objective-C, selectors with the same
/// name are equal, whatever methods they contain.
public struct Selector: Sendable {
  /// The name in Objective-C's form: `didTap:`.
  public let name: String
  private let method: Method?

  /// A method without its receiver and arguments.
  private struct Method: Sendable {
    let argumentCount: Int
    /// The types of the receiver and the arguments, for failures.
    let types: [String]
    let isOfType: @MainActor (_ receiver: Any) -> Bool
    /// Calls the method; returns `nil` if a value has the wrong type.
    let call: @MainActor (_ receiver: Any, _ arguments: [Any?]) -> Result?

    struct Result {
      let value: Any
    }
  }

  private init(_ name: String, _ method: Method?) {
    self.name = Self.objectiveCName(name, argumentCount: method?.argumentCount ?? 0)
    self.method = method
  }

  /// Creates a name without a method. It can be compared; sending it raises an exception.
  ///
  /// - Parameter name: The name in Swift's or Objective-C's form, such as `didTap(_:)` or
  ///   `didTap:`.
  public init(_ name: String) {
    self.init(name, nil)
  }

  /// Creates a selector of a method without parameters.
  ///
  /// - Parameters:
  ///   - name: The method's name in Swift, with or without labels.
  ///   - method: The method of the class, as `Class.method`.
  @preconcurrency public init<Receiver, Value>(
    _ name: String, _ method: @escaping (Receiver) -> @MainActor () -> Value
  ) {
    // A reference to a method captures no object, so threads share no state.
    nonisolated(unsafe) let method = method
    self.init(
      name,
      Method(
        argumentCount: 0, types: ["\(Receiver.self)"], isOfType: { $0 is Receiver },
        call: { receiver, _ in
          (receiver as? Receiver).map { Method.Result(value: method($0)()) }
        }))
  }

  /// Creates a selector of a method with one parameter, such as the sender of an event.
  ///
  /// - Parameters:
  ///   - name: The method's name in Swift, with or without labels.
  ///   - method: The method of the class, as `Class.method(_:)`.
  @preconcurrency public init<Receiver, Argument, Value>(
    _ name: String, _ method: @escaping (Receiver) -> @MainActor (Argument) -> Value
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name,
      Method(
        argumentCount: 1, types: ["\(Receiver.self)", "\(Argument.self)"], isOfType: { $0 is Receiver },
        call: { receiver, arguments in
          guard let receiver = receiver as? Receiver, let first = arguments[0].cast(to: Argument.self)
          else { return nil }
          return Method.Result(value: method(receiver)(first))
        }))
  }

  /// Creates a selector of a method with two parameters, such as a sender and an event.
  ///
  /// - Parameters:
  ///   - name: The method's name in Swift, with or without labels.
  ///   - method: The method of the class, as `Class.method(_:_:)`.
  @preconcurrency public init<Receiver, First, Second, Value>(
    _ name: String, _ method: @escaping (Receiver) -> @MainActor (First, Second) -> Value
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      name,
      Method(
        argumentCount: 2, types: ["\(Receiver.self)", "\(First.self)", "\(Second.self)"],
        isOfType: { $0 is Receiver },
        call: { receiver, arguments in
          guard let receiver = receiver as? Receiver, let first = arguments[0].cast(to: First.self),
            let second = arguments[1].cast(to: Second.self)
          else { return nil }
          return Method.Result(value: method(receiver)(first, second))
        }))
  }

  /// Returns the name in Objective-C: `move(_:to:)` becomes `move:to:`, and a name without labels
  /// gets a colon per argument.
  private static func objectiveCName(_ name: String, argumentCount: Int) -> String {
    guard let parenthesis = name.firstIndex(of: "(") else {
      return name.contains(":") ? name : name + String(repeating: ":", count: argumentCount)
    }
    let labels = name[name.index(after: parenthesis)...].dropLast().split(separator: ":")
    guard let first = labels.first else { return String(name[..<parenthesis]) }
    let preposition = first == "_" ? "" : "With\(first.prefix(1).uppercased())\(first.dropFirst())"
    let others = labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
    return "\(name[..<parenthesis])\(preposition):\(others)"
  }
}

extension Selector: Hashable, CustomStringConvertible {
  /// Returns whether two selectors have the same name.
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name.
  public var description: String { name }
}

@MainActor
extension Selector {
  /// Returns whether an object has the method; `false` for a selector without a method.
  ///
  /// - Parameter receiver: The object.
  public func isMethod(of receiver: Any) -> Bool { method?.isOfType(receiver) ?? false }

  /// Calls the method of an object.
  ///
  /// An object without the method raises Objective-C's exception. So does an argument of the wrong
  /// type, which Objective-C would pass unchecked.
  ///
  /// - Parameters:
  ///   - receiver: The object, which must have the method.
  ///   - arguments: The arguments in order; excess ones are dropped, and missing ones are `nil`.
  ///     Empty by default.
  /// - Returns: The method's result; `nil` if it returns nothing.
  @discardableResult
  public func send(to receiver: Any, with arguments: [Any?] = []) -> Any? {
    let name = "-[\(type(of: receiver)) \(name)]"
    guard let method, method.isOfType(receiver) else {
      UIException.raise(.invalidArgument, "\(name): unrecognized selector sent to instance")
      return nil
    }
    let missing = max(0, method.argumentCount - arguments.count)
    guard let result = method.call(receiver, arguments + Array(repeating: nil, count: missing)) else {
      let sent = arguments.prefix(method.argumentCount).map { $0.map { "\(type(of: $0))" } ?? "nil" }
      UIException.raise(
        .invalidArgument,
        "\(name) takes (\(method.types.dropFirst().joined(separator: ", "))), and was sent "
          + "(\(sent.joined(separator: ", ")))")
      return nil
    }
    return result.value is Void ? nil : result.value
  }
}

extension Any? {
  /// Returns the value as another type; a missing value becomes an optional one that is `nil`.
  ///
  /// As in Objective-C, any object is `true` for a Boolean parameter: recognizers often send
  /// `endEditing(_:)`.
  fileprivate func cast<Other>(to type: Other.Type) -> Other? {
    guard let value = self else { return (Any?.none as Any) as? Other }
    return value as? Other ?? true as? Other
  }
}

/// Returns a selector with a name and without a method.
///
/// - Parameter aSelectorName: The name in Objective-C's form, such as `didTap:`.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
///
/// - Parameter aSelector: The selector; its name is in Objective-C's form.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
