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
  /// Sets and dictionaries are sorted, since their own order differs from run to run.
  private static func value(_ value: Any) -> String {
    if let string = value as? String { return quoted(string) }
    let mirror = Mirror(reflecting: value)
    return switch mirror.displayStyle {
    case .optional: mirror.children.first.map { self.value($0.value) } ?? "nil"
    case .collection: list(mirror.children.map { self.value($0.value) })
    case .set: list(mirror.children.map { self.value($0.value) }.sorted())
    case .dictionary: list(mirror.children.map { pair($0.value) }.sorted(), empty: "[:]")
    case .class: "\(type(of: value))"
    default: String(describing: value)
    }
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
