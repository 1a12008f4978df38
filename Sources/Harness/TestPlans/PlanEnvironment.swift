/// Environment variables with their values, in the order in which a plan names them, each name once.
package struct PlanEnvironment: Hashable, Sendable {
  /// One variable with its value, in which nothing is left to expand.
  package struct Variable: Hashable, Sendable {
    package let name: String
    package let value: String
  }

  public private(set) var variables: [Variable] = []

  package init() {}

  /// The value of the variable of this name; a new one goes behind the others, `nil` takes one out.
  package subscript(name: String) -> String? {
    get { variables.first { $0.name == name }?.value }
    set {
      let place = variables.firstIndex { $0.name == name }
      let variable = newValue.map { Variable(name: name, value: $0) }
      switch (place, variable) {
      case (let place?, let variable?): variables[place] = variable
      case (let place?, nil): variables.remove(at: place)
      case (nil, let variable?): variables.append(variable)
      case (nil, nil): break
      }
    }
  }

  /// An environment with these variables, which come before those that are there already.
  package func merged(into environment: [String: String]) -> [String: String] {
    variables.reduce(into: environment) { $0[$1.name] = $1.value }
  }
}
