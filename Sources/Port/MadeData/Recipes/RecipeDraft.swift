import SwiftSources

/// What has been found of a recipe.
struct RecipeDraft {
  var held: [Recipe.Held] = []
  var preparations: [String] = []
  var injections: [String] = []
  var madeUp: [String] = []
  /// Whether the app is launched first.
  var isLaunched = false

  var isEmpty: Bool { madeUp.isEmpty && !isLaunched }

  mutating func prepare(_ variable: String, _ value: MadeValue) {
    preparations.append("\(variable) = \(value.text())")
    note(variable)
  }

  mutating func set(_ property: String, _ value: MadeValue, holding values: ValueMaker) {
    injections.append("controller.\(property) = \(hold(value, as: property, values))")
    note(property)
  }

  /// Returns a call as code, with its objects in properties.
  ///
  /// - Parameter names: The names of the parameters; by default, the labels of the arguments.
  mutating func text(of call: MadeValue, named names: [String] = [], holding values: ValueMaker) -> String {
    guard case .call(let function, let arguments, let after) = call else { return call.text() }
    let texts = arguments.enumerated().map { offset, argument -> MadeValue.Argument in
      let name = names.indices.contains(offset) ? names[offset] : argument.label ?? "value"
      note(name)
      return MadeValue.Argument(label: argument.label, value: .code(hold(argument.value, as: name, values)))
    }
    return MadeValue.call(function, texts, after: after).text()
  }

  /// Returns the code of a value, which is the name of a property for an object.
  private mutating func hold(_ value: MadeValue, as name: String, _ values: ValueMaker) -> String {
    guard values.isObject(value) else { return value.text() }
    let text = value.text()
    if let known = held.first(where: { $0.value == text }) { return known.name }
    let taken = held.map(\.name) + ["controller", "baseViewController", "madeUp", "navigationController"]
    let free = taken.contains(name) ? "\(name)\(held.count + 1)" : name
    held.append(Recipe.Held(name: free, value: text))
    return free
  }

  private mutating func note(_ name: String) {
    if !madeUp.contains(name) { madeUp.append(name) }
  }
}

extension ValueMaker {
  /// Whether a value is an object, which only the coordinator may own.
  fileprivate func isObject(_ value: MadeValue) -> Bool {
    switch value {
    case .mock: true
    case .made(let name, _):
      functions.values.contains { $0.name == name && index.types[$0.type]?.kind == .class }
    case .call(let name, _, _): index.types[name]?.kind == .class
    default: false
    }
  }
}
