import Expectations
import RenderTree
import Storyboards
import Testing

@Suite struct StoryboardAuditingTests {
  private func step(_ nodes: String...) throws -> Step {
    let text = nodes.map { "  \($0)\n" }.joined()
    let tree = try RenderNode(text: "UIWindow (0 0; 390 844)\n" + text)
    return Step(cause: "launch", calls: [], tree: tree)
  }

  @Test func `A finding is reported with the first step that has it`() throws {
    let unlabelled = "UIButton (0 0; 50 50) role=button"
    let clipped = #"UILabel "Finish" (0 100; 30 20) shown="Fin…""#
    let storyboard = Storyboard(
      useCase: "A / b", script: "launch", configuration: "iPhone",
      steps: [try step(), try step(unlabelled), try step(unlabelled, clipped), try step(clipped)])
    expectEqual(storyboard.auditFindings.map(\.step), [2, 3])
    expectEqual(storyboard.auditFindings.map(\.finding.rule), [.unlabeledControl, .clippedText])
  }
}
