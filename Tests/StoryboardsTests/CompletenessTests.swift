import Expectations
import RenderTree
import Testing

@testable import Storyboards

@Suite struct CompletenessTests {
  private func storyboard(_ nodes: [RenderNode], skipped: [String] = []) -> Storyboard {
    Storyboard(
      useCase: "List / Start", script: "launch", configuration: "iPhone",
      steps: [Step(cause: "launch", tree: RenderNode("UIWindow", children: nodes))],
      ending: StoryboardEnding(skipped: skipped))
  }

  private let bar = RenderNode("UINavigationBar", children: [RenderNode("UILabel", text: "List")])

  @Test func `Texts, controls and pictures are content`() {
    let picture = RenderNode("UIImageView", attributes: [RenderAttribute("image", .string("logo"))])
    let barItem = RenderNode("UINavigationBar", children: [RenderNode("_UIButtonBarButton", text: "Add")])
    forEachRow([
      ([RenderNode("UILabel", text: "Books")], Completeness.complete), ([RenderNode("UISwitch")], .complete),
      ([RenderNode("RoundButton")], .complete), ([picture], .complete), ([bar, barItem], .complete),
      ([RenderNode("UIView", children: [RenderNode("UILabel", text: "Books")])], .complete),
      ([bar], .empty), ([RenderNode("UITableView")], .empty), ([RenderNode("UILabel", text: "")], .empty),
      ([], .empty),
    ]) { nodes, state in expectEqual(storyboard(nodes).completeness, state) }
  }

  @Test func `Skipped code makes a screen partial`() {
    let nodes = [RenderNode("UILabel", text: "Books")]
    expectEqual(storyboard(nodes, skipped: ["a"]).completeness.words, "partial: 1 place is skipped")
    expectEqual(storyboard(nodes, skipped: ["a", "b"]).completeness.words, "partial: 2 places are skipped")
    expectEqual(storyboard([], skipped: ["a"]).completeness, .empty)
  }
}
