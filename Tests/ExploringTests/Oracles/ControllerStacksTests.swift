import Expectations
import Testing

@testable import Exploring

@Suite struct ControllerStacksTests {
  @Test func `What one input put on a stack twice is doubled, and nothing else is`() {
    let rows: [(before: [[String]], after: [[String]], doubled: [String])] = [
      ([["List"]], [["List", "Card", "Card"]], ["Card"]),
      ([["List"]], [["List"], ["Sheet", "Sheet"]], ["Sheet"]),
      ([["List"]], [["List", "Card"]], []),
      ([["List", "Card"]], [["List", "Card", "Card"]], []),
      ([["List", "Card", "Card"]], [["List", "Card", "Card"]], []),
      ([["List"]], [["List", "Card", "Other"]], []),
      ([["List"]], [["List", "Card"], ["Card"]], []),
    ]
    forEachRow(rows) { row in
      let (before, after) = (ControllerStacks(stacks: row.before), ControllerStacks(stacks: row.after))
      expectEqual(after.doubled(since: before), row.doubled)
    }
  }
}
