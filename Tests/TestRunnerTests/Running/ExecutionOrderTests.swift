import Expectations
import GoldenFiles
import LampShowcase
import Storyboards
import TestSupport
import Testing

@testable import Project
@testable import TestRunner

@MainActor @Suite struct ExecutionOrderTests {
  private let scenarios: [Scenario]

  init() throws { scenarios = try TemporaryFolder.package().project().scenarios() }

  private func names(_ order: ExecutionOrder) -> [String] { order.sorted(scenarios).map(\.name.useCase) }

  @Test func `Scenarios come as planned, by names or by a seed`() {
    // Planned order is the order of the showcases.
    expectEqual(names(.planned), ["Desk lamp", "Ceiling lamp", "Exit"])
    // Alphabetical order is by names.
    expectEqual(names(.alphabetical), ["Ceiling lamp", "Desk lamp", "Exit"])
    // A seed determines one order, and all orders occur.
    let orders = (0..<100).map { names(.random(seed: $0)) }
    expectEqual(orders, (0..<100).map { names(.random(seed: $0)) })
    expectEqual(Set(orders).count, 6)
    expectTrue(orders.allSatisfy { $0.sorted() == ["Ceiling lamp", "Desk lamp", "Exit"] })
  }

}
