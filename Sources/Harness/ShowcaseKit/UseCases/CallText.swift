import Foundation
import RenderTree

/// The texts of recorded calls and their arguments: the same in each run, and on one line.
///
///     CallText.call(of: "scroll(to:animated:)", [3, true])  // scroll(to: 3, animated: true)
///     CallText.call(of: "open(_:)", [Set(["b", "a"])])  // open(["a", "b"])
enum CallText {
  /// Returns a call as in Swift.
  ///
  /// - Parameters:
  ///   - function: The name with its labels, as `#function` has it. Arguments without a label there are
  ///     appended without one.
  ///   - arguments: The values, in the order of the labels.
  static func call(of function: String, _ arguments: [Any?]) -> String {
    let parts = function.split(separator: "(", maxSplits: 1)
    let labels = parts.count == 2 ? parts[1].dropLast().split(separator: ":") : []
    let values = arguments.enumerated().map { index, argument in
      let label = index < labels.count && labels[index] != "_" ? "\(labels[index]): " : ""
      return label + value(argument as Any)
    }
    return "\(parts.first ?? "")(\(values.joined(separator: ", ")))"
  }

  /// Returns a value for a reviewer: strings in quotes, objects as their class, never as their address.
  ///
  /// Sets and dictionaries are sorted at any depth, since their order differs from run to run.
  private static func value(_ value: Any) -> String {
    if let string = value as? any StringProtocol { return quoted(String(string)) }
    let mirror = Mirror(reflecting: value)
    return switch mirror.displayStyle {
    case .optional: mirror.children.first.map { self.value($0.value) } ?? "nil"
    case .collection: list(mirror.children.map { self.value($0.value) })
    case .set: list(mirror.children.map { self.value($0.value) }.sorted())
    case .dictionary: list(mirror.children.map { pair($0.value) }.sorted(), empty: "[:]")
    case .class: "\(type(of: value))"
    case .struct, .enum, .tuple: describesItself(value) ? String(describing: value) : parts(of: value, mirror)
    default: String(describing: value)
    }
  }

  private static func describesItself(_ value: Any) -> Bool {
    value is any CustomStringConvertible || value is any CustomDebugStringConvertible
  }

  /// Returns a structure, a case or a tuple as Swift prints it, but each part as `value(_:)` does.
  private static func parts(of value: Any, _ mirror: Mirror) -> String {
    switch mirror.displayStyle {
    case .enum: mirror.children.first.map(payload) ?? String(describing: value)
    case .tuple: "(\(members(mirror)))"
    default: "\(type(of: value))(\(members(mirror)))"
    }
  }

  /// Returns a case with its associated values: `moved(to: 3)`.
  private static func payload(_ child: Mirror.Child) -> String {
    let text = value(child.value)
    let isTuple = Mirror(reflecting: child.value).displayStyle == .tuple
    return (child.label ?? "") + (isTuple ? text : "(\(text))")
  }

  /// Returns the parts with their labels, which parts of a tuple may lack.
  private static func members(_ mirror: Mirror) -> String {
    mirror.children.map { child in
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
      return label + value(child.value)
    }.joined(separator: ", ")
  }

  /// Returns a string in quotes, as render trees print it.
  private static func quoted(_ string: String) -> String {
    RenderValue.string(string).text
  }

  private static func list(_ elements: [String], empty: String = "[]") -> String {
    elements.isEmpty ? empty : "[\(elements.joined(separator: ", "))]"
  }

  private static func pair(_ element: Any) -> String {
    Mirror(reflecting: element).children.map { value($0.value) }.joined(separator: ": ")
  }
}

/// The text of a message as in Chrome's ProtocolAlerter: `picker:kPicker didSelectRow:Label:
/// Canada`, or `dismissModals`.
enum InvocationText {
  /// Returns the text of a message.
  ///
  /// - Parameters:
  ///   - selector: The name in Objective-C, with a colon for each argument.
  ///   - arguments: A value for each colon.
  @MainActor
  static func text(of selector: String, _ arguments: [Any?]) -> String {
    let keywords = selector.split(separator: ":")
    guard !arguments.isEmpty else { return selector }
    return zip(keywords, arguments).map { "\($0):\(argument($1))" }.joined(separator: " ")
  }

  /// Returns `nil`, a string as `@"..."`, a 64-bit integer in decimal, an object as its description,
  /// and any other value as its type only.
  @MainActor
  private static func argument(_ argument: Any?) -> String {
    guard let value = argument.flatMap(unwrapped) else { return "nil" }
    return switch value {
    case let string as String: "@\"\(string)\""
    case is Int, is UInt, is Int64, is UInt64: "\(value)"
    case let number as any RawRepresentable where number.rawValue is Int || number.rawValue is UInt:
      "\(number.rawValue)"
    default: encoding(of: value).map { "<Unknown Type:\($0)>" } ?? object(value)
    }
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  /// Returns an object's description without its address, which differs from run to run.
  @MainActor
  private static func object(_ object: Any) -> String {
    let name = "\(type(of: object))"
    guard let description = (object as? any CustomStringConvertible)?.description else { return "<\(name)>" }
    guard !description.isEmpty else { return "<\(name) object, no description>" }
    return description.replacing(/: 0x[0-9a-fA-F]+/, with: "")
  }

  /// Returns Objective-C's encoding of the type of a value that is not an object.
  private static func encoding(of value: Any) -> String? {
    switch value {
    case is Bool: "B"
    case is Double, is CGFloat: "d"
    case is Float: "f"
    case is Int32: "i"
    case is UInt32: "I"
    case is CGPoint: "{CGPoint=dd}"
    case is CGSize: "{CGSize=dd}"
    case is CGRect: "{CGRect={CGPoint=dd}{CGSize=dd}}"
    default: nil
    }
  }
}
