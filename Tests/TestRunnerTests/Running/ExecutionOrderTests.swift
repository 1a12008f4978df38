import Expectations
import GoldenFiles
import LampShowcase
import ScenarioGoldens
import TestSupport
import Testing

@testable import Project
@testable import TestRunner

@MainActor @Suite struct ExecutionOrderTests {
  private let scenarios: [Scenario]

  init() throws { scenarios = try TemporaryFolder.package().project().scenarios() }

  private func names(_ order: ExecutionOrder) -> [String] { order.sorted(scenarios).map(\.name.useCase) }

  @Test func `Scenarios come as planned, by names or by a seed`() {
    // As planned is as the showcases have them.
    expectEqual(names(.planned), ["Desk lamp", "Ceiling lamp", "Exit"])
    // Alphabetical is by names.
    expectEqual(names(.alphabetical), ["Ceiling lamp", "Desk lamp", "Exit"])
    // A seed means one order, and all orders come up.
    let orders = (0..<100).map { names(.random(seed: $0)) }
    expectEqual(orders, (0..<100).map { names(.random(seed: $0)) })
    expectEqual(Set(orders).count, 6)
    expectTrue(orders.allSatisfy { $0.sorted() == ["Ceiling lamp", "Desk lamp", "Exit"] })
  }

}
