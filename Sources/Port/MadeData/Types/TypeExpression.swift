import SwiftSources

/// A type as code writes it, by its structure.
///
///     TypeExpression("[TipManager.Tip]?")  // .optional(.array(.named(["TipManager", "Tip"], [])))
package indirect enum TypeExpression: Hashable, Sendable {
  /// A name with the names around it, and its generic arguments.
  case named([String], [TypeExpression])
  case optional(TypeExpression)
  case array(TypeExpression)
  case dictionary(TypeExpression, TypeExpression)
  case tuple([Element])
  case function(Closure)
  /// Several protocols, or a superclass and protocols: `Skippable & AnswerHandling`.
  case composition([TypeExpression])
  /// What cannot be read, as it is written.
  case unreadable(String)

  /// A part of a tuple.
  package struct Element: Hashable, Sendable {
    /// `nil` without a label.
    package let label: String?
    package let type: TypeExpression
  }

  /// The type of a function.
  package struct Closure: Hashable, Sendable {
    package let parameters: [TypeExpression]
    /// `nil` for nothing.
    package let result: TypeExpression?
    /// Whether its body may run on any thread.
    package var isSendable = false
  }

  /// Reads a type.
  package init(_ type: TypeText) { self.init(type.text) }

  /// Reads the text of a type.
  package init(_ text: String) {
    var reader = TypeReader(text)
    self = reader.type() ?? .unreadable(text)
  }

  /// The type without `?` or `!`.
  package var unwrapped: TypeExpression {
    if case .optional(let type) = self { type.unwrapped } else { self }
  }

  package var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// The last name; `nil` for a type without a name.
  package var lastName: String? {
    if case .named(let path, _) = self { path.last } else { nil }
  }

  /// Returns the type with types in place of names, such as those of generic parameters.
  package func replacing(_ types: [String: TypeExpression]) -> TypeExpression {
    guard !types.isEmpty else { return self }
    switch self {
    case .named(let path, let arguments):
      if path.count == 1, arguments.isEmpty, let type = types[path[0]] { return type }
      return .named(path, arguments.map { $0.replacing(types) })
    case .optional(let type): return .optional(type.replacing(types))
    case .array(let type): return .array(type.replacing(types))
    case .dictionary(let key, let value): return .dictionary(key.replacing(types), value.replacing(types))
    case .tuple(let elements):
      return .tuple(elements.map { Element(label: $0.label, type: $0.type.replacing(types)) })
    case .function(let closure):
      return .function(
        Closure(
          parameters: closure.parameters.map { $0.replacing(types) },
          result: closure.result?.replacing(types), isSendable: closure.isSendable))
    case .composition(let parts): return .composition(parts.map { $0.replacing(types) })
    case .unreadable: return self
    }
  }
}

extension TypeExpression {
  /// The type as code, with the full names that it has.
  package var text: String {
    switch self {
    case .named(let path, let arguments):
      let name = path.joined(separator: ".")
      return arguments.isEmpty ? name : "\(name)<\(arguments.map(\.text).joined(separator: ", "))>"
    case .optional(let type):
      if case .named = type { return "\(type.text)?" }
      return "(\(type.text))?"
    case .array(let type): return "[\(type.text)]"
    case .dictionary(let key, let value): return "[\(key.text): \(value.text)]"
    case .tuple(let elements):
      return "(\(elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.text }.joined(separator: ", ")))"
    case .function(let closure):
      return
        "(\(closure.parameters.map(\.text).joined(separator: ", "))) -> \(closure.result?.text ?? "Void")"
    case .composition(let parts): return parts.map(\.text).joined(separator: " & ")
    case .unreadable(let text): return text
    }
  }
}
