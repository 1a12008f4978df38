import Storyboards

/// What the scripts of a use case do, and what they leave out.
package struct UseCaseCoverage: Hashable, Sendable {
  /// The use case, with the name of one of its scenarios.
  package var name: ScenarioName
  /// What can be done on the screens to which scripts lead, in the order in which they come to it.
  package private(set) var offered: [Way] = []
  package private(set) var used: Set<ElementUse> = []
  /// The configurations of plans in which no script but the launch runs.
  package private(set) var idleConfigurations: [String] = []
  /// The scenarios that stopped before their end, as `script (configuration)`.
  package private(set) var stopped: [String] = []
  private var scripted: Set<String> = []

  /// Something that can be done, and the statements that lead there and do it.
  package struct Way: Hashable, Sendable {
    package var use: ElementUse
    /// `nil` if no interaction can find the element.
    package var statements: [String]?
    fileprivate var length: Int
  }

  package init(of name: ScenarioName) { self.name = name }

  /// What no script does.
  package var missing: [Way] { offered.filter { !used.contains($0.use) } }

  /// Adds what a scenario showed.
  mutating func note(_ coverage: ScreenCoverage, of scenario: ScenarioName) {
    if scenario.script != "launch" {
      scripted.insert(scenario.configuration)
      idleConfigurations.removeAll { $0 == scenario.configuration }
    } else if !scripted.contains(scenario.configuration) {
      idleConfigurations.append(scenario.configuration)
    }
    if coverage.isStopped { stopped.append("\(scenario.script) (\(scenario.configuration))") }
    used.formUnion(coverage.used)
    for new in coverage.offered { note(new, after: coverage.statements) }
  }

  private mutating func note(_ new: ScreenCoverage.Offered, after statements: [String]) {
    let way = Way(
      use: new.use, statements: new.statement.map { Array(statements.prefix(new.statementCount)) + [$0] },
      length: new.statementCount)
    guard let index = offered.firstIndex(where: { $0.use == new.use }) else { return offered.append(way) }
    if way.length < offered[index].length { offered[index] = way }
  }
}
