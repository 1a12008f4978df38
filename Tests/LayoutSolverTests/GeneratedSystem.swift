import LayoutSolver
import TestSupport

/// A small system of constraints over numbered variables, in plain numbers.
struct GeneratedSystem {
  struct Constraint {
    var coefficients: [Double]
    var constant: Double
    var relation: LinearConstraint.Relation
    var priority: Double

    /// How far `point` is from satisfying the constraint.
    func violation(at point: [Double]) -> Double {
      let value = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
      return switch relation {
      case .equal: abs(value)
      case .lessThanOrEqual: max(0, value)
      case .greaterThanOrEqual: max(0, -value)
      }
    }
  }

  var variableCount: Int
  var constraints: [Constraint]

  init(variableCount: Int, constraints: [Constraint]) {
    self.variableCount = variableCount
    self.constraints = constraints
  }

  /// Up to three variables and seven constraints, with small whole numbers so that degenerate cases are common.
  init(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    variableCount = Int.random(in: 1...3, using: &generator)
    constraints = []
    for _ in 0..<Int.random(in: 1...7, using: &generator) {
      constraints.append(.random(variableCount, using: &generator))
    }
  }

  /// The sums of violations of the priorities below required, the highest first.
  func violations(at point: [Double]) -> [Double] {
    let priorities = Set(constraints.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
    return priorities.map { priority in
      constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.violation(at: point) }
    }
  }

  func isFeasible(_ point: [Double]) -> Bool {
    constraints.allSatisfy { $0.priority < 1000 || $0.violation(at: point) < 1e-6 }
  }
}

extension GeneratedSystem.Constraint {
  static func random(_ variableCount: Int, using generator: inout SplitMix64) -> Self {
    let relations: [LinearConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let coefficients: [Double] = [-2, -1, -1, 0, 0, 1, 1, 2]
    return Self(
      coefficients: (0..<variableCount).map { _ in coefficients.randomElement(using: &generator) ?? 0 },
      constant: Double(Int.random(in: -6...6, using: &generator)),
      relation: relations.randomElement(using: &generator) ?? .equal,
      priority: [1000, 1000, 999, 750, 250, 1].randomElement(using: &generator) ?? 1000)
  }

  func linear(_ variables: [LayoutVariable]) -> LinearConstraint {
    let terms = zip(variables, coefficients).map { LinearExpression.Term($0, times: $1) }
    return LinearConstraint(LinearExpression(terms, constant: constant), relation, priority: priority)
  }
}

/// A solver that holds a generated system, constraint by constraint.
struct LoadedSolver {
  var solver = LayoutSolver()
  var variables: [LayoutVariable]
  /// One for each constraint of the system; `nil` for one that was refused.
  var tokens: [ConstraintToken?] = []

  init(_ system: GeneratedSystem) {
    variables = []
    for _ in 0..<system.variableCount { variables.append(solver.makeVariable()) }
    for constraint in system.constraints {
      tokens.append(try? solver.add(constraint.linear(variables)))
    }
  }

  var point: [Double] { variables.map { solver.value(of: $0) } }
}
