import Foundation

/// A message as Chrome's ProtocolAlerter writes it: `picker:kPicker didSelectRow:Label: Canada`, or `dismissModals`.
enum InvocationText {
  /// - Parameters:
  ///   - selector: The name in Objective-C, with a colon for each argument.
  ///   - arguments: As many values.
  @MainActor
  static func text(of selector: String, _ arguments: [Any?]) -> String {
    let keywords = selector.split(separator: ":")
    guard !arguments.isEmpty else { return selector }
    return zip(keywords, arguments).map { "\($0):\(argument($1))" }.joined(separator: " ")
  }

  /// `nil`, a string as `@"..."`, whole numbers of 64 bits in decimal, objects by their description; of anything else
  /// only its type.
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

  /// An object's description without its address, which differs from run to run.
  @MainActor
  private static func object(_ object: Any) -> String {
    let name = "\(type(of: object))"
    guard let description = (object as? any CustomStringConvertible)?.description else { return "<\(name)>" }
    guard !description.isEmpty else { return "<\(name) object, no description>" }
    return description.replacing(/: 0x[0-9a-fA-F]+/, with: "")
  }

  /// What Objective-C calls the type of a value that is no object.
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
