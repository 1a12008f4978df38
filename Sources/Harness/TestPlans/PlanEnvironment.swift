/// Environment variables with their values, in the order in which a plan names them, each name once.
public struct PlanEnvironment: Hashable, Sendable {
  /// One variable with its value, in which nothing is left to expand.
  public struct Variable: Hashable, Sendable {
    public let name: String
    public let value: String
  }

  public private(set) var variables: [Variable] = []

  public init() {}

  /// The value of the variable of this name; a new one goes behind the others, `nil` takes one out.
  public subscript(name: String) -> String? {
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
  public func merged(into environment: [String: String]) -> [String: String] {
    variables.reduce(into: environment) { $0[$1.name] = $1.value }
  }
}
