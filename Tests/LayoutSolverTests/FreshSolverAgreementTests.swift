import Expectations
import LayoutSolver
import TestSupport
import Testing

@Suite struct FreshSolverAgreementTests {
  @Test func `After thousands of random edits every value is that of a solver built anew`() {
    forEachRow(SplitMix64.seeds(6)) { seed in
      var edited = EditedSystem(seed: seed)
      for round in 1...1000 {
        edited.edit()
        guard round.isMultiple(of: 50) else { continue }
        let (present, fresh) = (edited.point, edited.freshPoint)
        let isSame = zip(present, fresh).allSatisfy { abs($0 - $1) < 1e-6 }
        expectTrue(isSame, "seed \(seed), round \(round): \(present) against \(fresh)")
      }
    }
  }

  @Test func `A refused edit changes no bit`() {
    forEachRow(SplitMix64.seeds(20)) { seed in
      var edited = EditedSystem(seed: seed)
      for _ in 0..<60 { edited.edit() }
      let before = edited.point.map(\.bitPattern)
      let blocker = try edited.solver.add(
        LinearConstraint(
          LinearExpression(edited.variables[0]), .equal, LinearExpression(constant: edited.point[0]))
      )
      let twin = edited.solver
      let sum = edited.variables[0] + 1
      #expect(throws: UnsatisfiableConstraint.self, "\(seed)") {
        try edited.solver.add(LinearConstraint(sum, .equal, 1e6))
      }
      expectEqual(edited.point.map(\.bitPattern), edited.variables.map { twin.value(of: $0).bitPattern })
      edited.solver.remove(blocker)
      expectTrue(zip(edited.point, before).allSatisfy { abs($0 - Double(bitPattern: $1)) < 1e-6 })
    }
  }
}

/// A solver that undergoes random edits, and the list of what it should hold.
///
/// Each variable wishes to be near a position at a unique priority, so that only one solution is best.
private struct EditedSystem {
  private static let variableCount = 10
  var solver = LayoutSolver()
  let variables: [LayoutVariable]
  private var generator: SplitMix64
  private var held: [(constraint: LinearConstraint, token: ConstraintToken)] = []
  private var suggestions: [Int: Double] = [:]

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    var solver = LayoutSolver()
    variables = (0..<Self.variableCount).map { _ in solver.makeVariable() }
    self.solver = solver
    Self.addWishes(variables, to: &self.solver)
  }

  var point: [Double] { variables.map { solver.value(of: $0) } }

  /// The solution of a new solver that gets the same constraints.
  var freshPoint: [Double] {
    var fresh = LayoutSolver()
    let variables = (0..<Self.variableCount).map { _ in fresh.makeVariable() }
    Self.addWishes(variables, to: &fresh)
    for entry in held { _ = try? fresh.add(entry.constraint) }
    for (index, value) in suggestions.sorted(by: { $0.key < $1.key }) {
      fresh.suggest(value, for: variables[index], priority: Self.suggestionPriority(index))
    }
    return variables.map { fresh.value(of: $0) }
  }

  mutating func edit() {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<4: add()
    case 4..<6: remove()
    case 6..<8: setConstant()
    default: suggest()
    }
  }

  private mutating func add() {
    guard held.count < 30 else { return remove() }
    let constraint = layoutConstraint()
    guard let token = try? solver.add(constraint) else { return }
    held.append((constraint, token))
  }

  /// A relation as layouts have it: between two or three lengths, with factors of common ratios.
  private mutating func layoutConstraint() -> LinearConstraint {
    var expression = LinearExpression(constant: Double(Int.random(in: -50...50, using: &generator)))
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let factors: [Double] = [-1, 1, -1, 1, -0.5, 2, 1.0 / 3]
      let factor = factors.randomElement(using: &generator) ?? 1
      expression = expression + factor * (variables.randomElement(using: &generator) ?? variables[0])
    }
    let relations: [LinearConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    return LinearConstraint(
      expression, relations.randomElement(using: &generator) ?? .equal,
      priority: [1000, 1000, 750, 250, 1].randomElement(using: &generator) ?? 1000)
  }

  private mutating func remove() {
    guard !held.isEmpty else { return }
    solver.remove(held.remove(at: Int.random(in: held.indices, using: &generator)).token)
  }

  private mutating func setConstant() {
    guard !held.isEmpty else { return }
    let index = Int.random(in: held.indices, using: &generator)
    let constant = Double(Int.random(in: -50...50, using: &generator))
    guard (try? solver.setConstant(constant, of: held[index].token)) != nil else { return }
    held[index].constraint.expression.constant = constant
  }

  private mutating func suggest() {
    let index = Int.random(in: variables.indices, using: &generator)
    if suggestions[index] != nil, Bool.random(using: &generator) {
      suggestions[index] = nil
      solver.endSuggestion(for: variables[index])
    } else {
      let value = Double(Int.random(in: -90...90, using: &generator))
      suggestions[index] = value
      solver.suggest(value, for: variables[index], priority: Self.suggestionPriority(index))
    }
  }

  private static func suggestionPriority(_ index: Int) -> Double { 600 + Double(index) }

  private static func addWishes(_ variables: [LayoutVariable], to solver: inout LayoutSolver) {
    for (index, variable) in variables.enumerated() {
      let distance = variable - LinearExpression(constant: Double(7 * index))
      _ = try? solver.add(LinearConstraint(distance, .equal, priority: 0.5 - 0.01 * Double(index)))
    }
  }
}
