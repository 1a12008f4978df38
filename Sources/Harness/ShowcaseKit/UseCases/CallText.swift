import RenderTree

/// How recorded calls and their arguments are spelt: the same in each run, and on one line.
enum CallText {
  /// A call as Swift spells it: `scroll(to: 3, animated: true)`.
  static func call(of function: String, _ arguments: [Any?]) -> String {
    let parts = function.split(separator: "(", maxSplits: 1)
    let labels = parts.count == 2 ? parts[1].dropLast().split(separator: ":") : []
    let values = arguments.enumerated().map { index, argument in
      let label = index < labels.count && labels[index] != "_" ? "\(labels[index]): " : ""
      return label + value(argument as Any)
    }
    return "\(parts.first ?? "")(\(values.joined(separator: ", ")))"
  }

  /// A value as a reviewer reads it: strings in quotes, objects by their class, never by their address.
  ///
  /// Sets and dictionaries are sorted, however deep they lie, since their own order differs from run to run.
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

  /// A structure, a case or a tuple as Swift prints it, but each part in the spelling of this type.
  private static func parts(of value: Any, _ mirror: Mirror) -> String {
    switch mirror.displayStyle {
    case .enum: mirror.children.first.map(payload) ?? String(describing: value)
    case .tuple: "(\(members(mirror)))"
    default: "\(type(of: value))(\(members(mirror)))"
    }
  }

  /// A case with what it carries: `moved(to: 3)`.
  private static func payload(_ child: Mirror.Child) -> String {
    let text = value(child.value)
    let isTuple = Mirror(reflecting: child.value).displayStyle == .tuple
    return (child.label ?? "") + (isTuple ? text : "(\(text))")
  }

  /// The parts with their labels; the parts of a tuple may have none.
  private static func members(_ mirror: Mirror) -> String {
    mirror.children.map { child in
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
      return label + value(child.value)
    }.joined(separator: ", ")
  }

  /// A string as trees print it.
  private static func quoted(_ string: String) -> String {
    RenderValue.string(string).text
  }

  private static func list(_ elements: [String], empty: String = "[]") -> String {
    elements.isEmpty ? empty : "[\(elements.joined(separator: ", "))]"
  }

  /// A key and its value.
  private static func pair(_ element: Any) -> String {
    Mirror(reflecting: element).children.map { value($0.value) }.joined(separator: ": ")
  }
}
