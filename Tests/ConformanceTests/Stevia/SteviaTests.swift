import Testing

/// The frames that freshOS/Stevia's suite asserts, of the constraints that its operators make.
@Suite @MainActor
struct SteviaTests {
  @Test func `Views are where the suite asserts them`() throws {
    var board = Board("Stevia")
    for row in try Recording.rows(of: "Stevia") {
      let example = try ConstraintCase(row: row)
      board.add(example.name, differences: try example.differences())
    }
    try board.check()
  }
}
