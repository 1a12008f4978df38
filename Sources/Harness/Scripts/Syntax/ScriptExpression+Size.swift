extension ScriptExpression {
  /// How many expressions this one consists of, itself among them.
  var size: Int {
    parts.reduce(1) { $0 + $1.size }
  }

  /// How deep calls and arrays nest in it; 0 for a literal or a plain name.
  var nesting: Int {
    switch kind {
    case .string, .number, .boolean, .null: return 0
    case .chain(_, let links) where links.allSatisfy({ $0.arguments == nil }): return 0
    case .array, .chain: return 1 + (parts.map(\.nesting).max() ?? 0)
    }
  }

  /// The elements, or the arguments of all links.
  private var parts: [ScriptExpression] {
    switch kind {
    case .string, .number, .boolean, .null: []
    case .array(let elements): elements
    case .chain(_, let links): links.flatMap { ($0.arguments ?? []).map(\.value) }
    }
  }
}
