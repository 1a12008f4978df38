import Expectations
import TestPlans
import Testing

@Suite struct PlanEnvironmentTests {
  @Test func `Variables keep the order in which they came, and may be replaced and taken out`() {
    var environment = PlanEnvironment()
    for (name, value) in [("B", "1"), ("A", "2"), ("C", "3"), ("B", "4")] { environment[name] = value }
    environment["C"] = nil
    environment["D"] = nil
    expectEqual(environment.variables.map(\.name), ["B", "A"])
    expectEqual(environment["B"], "4")
    expectNil(environment["C"])
  }
}
