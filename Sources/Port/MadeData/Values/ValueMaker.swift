import SwiftSources

/// Makes up values by their types, by rules that are tried in order.
///
/// Everything is decided from the sources, in the order of names, so two runs make the same values.
package struct ValueMaker: Sendable {
  let index: TypeIndex
  /// How the app's controllers are made, by the names of their classes.
  let controllers: [String: String]
  /// The ways that the compiler has refused.
  package var refused: Set<Way> = []
  /// The functions that make values, by the full names of the types.
  package private(set) var functions: [String: MadeFunction] = [:]
  /// The mocks of protocols, by the names of their classes.
  package internal(set) var mocks: [String: MadeMock] = [:]
  /// How each type's value is made.
  package internal(set) var chosen: [String: Way] = [:]
  /// Whose functions closures record.
  package var owner = ""

  /// The types that are being made, from the outermost.
  private var stack: [String] = []
  /// The types that cannot be made, and why.
  private var failures: [String: String] = [:]
  /// How often a circle or a depth was cut, where a type might be made elsewhere.
  private var cutCount = 0
  /// How many types have been tried for one value.
  private var trialCount = 0

  private static let maximumDepth = 7
  /// Types that need each other in many ways would take forever.
  private static let maximumTrialCount = 2000

  /// A way to make a value of a type, such as `init(title:)` of `Book`.
  package struct Way: Hashable, Sendable, Comparable {
    package let type: String
    package let name: String

    package init(type: String, name: String) { (self.type, self.name) = (type, name) }

    package static func < (left: Way, right: Way) -> Bool {
      (left.type, left.name) < (right.type, right.name)
    }
  }

  /// - Parameters:
  ///   - index: The types.
  ///   - controllers: How the app's controllers are made, by the names of their classes; none by default.
  ///   - refused: The ways that the compiler has refused; none by default.
  package init(_ index: TypeIndex, controllers: [String: String] = [:], refused: Set<Way> = []) {
    (self.index, self.controllers, self.refused) = (index, controllers, refused)
  }

  /// Returns a value of a type.
  ///
  /// - Parameters:
  ///   - type: The type as code writes it.
  ///   - name: The name of the parameter or property that gets it.
  ///   - context: The full name of the type in which it is written; empty outside of types.
  package mutating func value(of type: TypeExpression, for name: String, in context: String = "") -> MadeValue
  {
    switch type {
    case .optional(let inner):
      let value = value(of: inner, for: name, in: context)
      return value.isMissing ? .nothing : value
    case .array(let element): return list(of: element, for: name, in: context)
    case .dictionary(let key, let element):
      let (key, value) = (
        value(of: key, for: name, in: context), value(of: element, for: MadeText.singular(name), in: context)
      )
      return key.isMissing || value.isMissing ? .code("[:]") : .dictionary(key: key, value: value)
    case .tuple(let elements): return tuple(of: elements, for: name, in: context)
    case .function(let closure): return function(closure, for: name, in: context)
    case .composition(let parts): return value(ofProtocols: parts, in: context)
    case .named(let path, let arguments): return value(ofNamed: path, arguments, for: name, in: context)
    case .unreadable(let text): return .missing("the type '\(text)' cannot be read")
    }
  }

  private mutating func list(of element: TypeExpression, for name: String, in context: String) -> MadeValue {
    let value = value(of: element, for: MadeText.singular(name), in: context)
    return value.isMissing ? .code("[]") : .list(value)
  }

  private mutating func tuple(
    of elements: [TypeExpression.Element], for name: String, in context: String
  ) -> MadeValue {
    var arguments: [MadeValue.Argument] = []
    for element in elements {
      let value = value(of: element.type, for: element.label ?? name, in: context)
      if value.isMissing { return value }
      arguments.append(MadeValue.Argument(label: element.label, value: value))
    }
    return .call("", arguments)
  }

  private mutating func function(
    _ closure: TypeExpression.Closure, for name: String, in context: String
  ) -> MadeValue {
    let result = closure.result.map { value(of: $0, for: name, in: context) }
    if let result, result.isMissing { return result }
    return .closure(
      MadeValue.RecordedClosure(
        owner: owner, name: name, parameterCount: closure.parameters.count, result: result,
        isSendable: closure.isSendable))
  }

  private mutating func value(
    ofNamed path: [String], _ arguments: [TypeExpression], for name: String, in context: String
  ) -> MadeValue {
    if path.count > 1, path.last == "Type" { return .code("\(path.dropLast().joined(separator: ".")).self") }
    switch index.meaning(of: path, in: context) {
    case .alias(let type):
      guard stack.count < 2 * Self.maximumDepth else {
        return .missing("the name '\(path.last ?? "")' is a circle")
      }
      stack.append("")
      defer { stack.removeLast() }
      return value(of: type, for: name, in: context)
    case .type(let type): return value(of: type, arguments, in: context)
    case nil: break
    }
    let path =
      path.count > 1 && path[0].first?.isUppercase == true && Self.modules.contains(path[0])
      ? Array(path.dropFirst()) : path
    if arguments.isEmpty {
      let known = SystemValues.value(of: path.joined(separator: "."), for: name)
      return known ?? .missing("no value of the type '\(path.joined(separator: "."))' is known")
    }
    let values = arguments.map { (type: $0.text, value: value(of: $0, for: name, in: context)) }
    if let missing = values.first(where: { $0.value.isMissing && $0.type != "Never" && $0.type != "Error" }) {
      return missing.value
    }
    return SystemValues.value(of: path.joined(separator: "."), values)
      ?? .missing("no value of the type '\(path.joined(separator: "."))' is known")
  }

  private static let modules: Set<String> = ["Swift", "Foundation", "UIKit", "Combine", "CoreGraphics"]
}

extension ValueMaker {
  /// Returns a value of one of the app's types.
  mutating func value(of type: IndexedType, _ arguments: [TypeExpression], in context: String) -> MadeValue {
    if type.kind == .protocol { return value(ofProtocols: [.named([type.name], [])], in: context) }
    if type.isPrivate { return .missing("'\(type.name)' is private") }
    if arguments.isEmpty, let reason = failures[type.name] { return .missing(reason) }
    if let function = functions[type.name], arguments.isEmpty { return function.call }
    if let cut = cut(at: type) { return cut }
    let cutsBefore = cutCount
    stack.append(type.name)
    let outerOwner = owner
    owner = type.lastName
    let value = newValue(of: type, arguments)
    owner = outerOwner
    stack.removeLast()
    if let reason = value.reason {
      // What is missing only inside a circle may be made outside of it.
      let isFinal = stack.isEmpty || cutCount == cutsBefore
      if isFinal, type.genericParameters.isEmpty { failures[type.name] = reason }
      return value
    }
    return arguments.isEmpty && value.isLong ? add(value, of: type) : value
  }

  /// Why a type is not made here; `nil` if it is tried.
  private mutating func cut(at type: IndexedType) -> MadeValue? {
    trialCount = stack.isEmpty ? 1 : trialCount + 1
    let needsItself = stack.contains(type.name)
    guard needsItself || stack.count >= Self.maximumDepth || trialCount > Self.maximumTrialCount else {
      return nil
    }
    cutCount += 1
    return .missing("'\(type.name)' needs \(needsItself ? "itself" : "too much")")
  }

  /// Declares a function that makes a value.
  private mutating func add(_ value: MadeValue, of type: IndexedType) -> MadeValue {
    let name = functionName(of: type)
    let function = MadeFunction(
      name: name, type: type.name, value: value,
      isOfMainActor: index.isOfMainActor(type) || needsMainActor(value))
    functions[type.name] = function
    return function.call
  }

  private func functionName(of type: IndexedType) -> String {
    let taken = Set(functions.values.map(\.name))
    let short = type.lastName.prefix(1).lowercased() + type.lastName.dropFirst()
    let long = type.name.split(separator: ".").joined()
    return taken.contains(short) ? long.prefix(1).lowercased() + long.dropFirst() : short
  }

  /// Whether code that makes a value has to be on the main actor.
  func needsMainActor(_ value: MadeValue) -> Bool {
    switch value {
    case .code(let code): code.hasPrefix("UI") || index.isOfMainActor(calling: code)
    case .numbered, .number, .missing: false
    case .call(let name, let arguments, _):
      name.hasPrefix("UI") || index.isOfMainActor(calling: name)
        || arguments.contains { needsMainActor($0.value) }
    case .made(let name, _): functions.values.contains { $0.name == name && $0.isOfMainActor }
    case .mock(let name): mocks[name]?.isOfMainActor ?? true
    case .closure(let closure): !closure.isSendable || closure.result.map(needsMainActor) == true
    case .list(let value, _): needsMainActor(value)
    case .dictionary(let key, let value): needsMainActor(key) || needsMainActor(value)
    }
  }
}

extension MadeValue {
  /// Whether it is worth a function of its own.
  fileprivate var isLong: Bool {
    if case .call(_, let arguments, _) = self { !arguments.isEmpty } else { false }
  }
}
