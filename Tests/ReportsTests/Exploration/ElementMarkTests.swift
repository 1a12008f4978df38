import Expectations
import RenderTree
import Testing

@testable import Reports

@Suite struct ElementMarkTests {
  private let screen = RenderNode(
    "UIScreen",
    children: [
      RenderNode("UILabel", text: "Total"), RenderNode("UILabel", identifier: "sum", text: "3"),
      RenderNode("UIButton", children: [RenderNode("UIButtonLabel", text: "Pay")]),
      RenderNode(
        "UITextField", attributes: [RenderAttribute("placeholder", .string("Name"))]),
    ])

  @Test func `A node is named by its identifier, by the first text in it, or by its line`() {
    let rows: [(text: String, number: Int?)] = [
      ("UILabel #sum after a turn and back", 2), ("UILabel \"Total\"", 1), ("UIButton \"Pay\"", 3),
      ("UITextField \"Name\"", 5), ("UILabel #sum \"3\"", 2), ("UILabel \"Tot", nil), ("UILabel", nil),
      ("CartViewController", nil), ("", nil),
    ]
    forEachRow(rows) { row in
      expectEqual(ElementMark(of: [row.text], on: screen).number, row.number)
    }
  }

  @Test func `The first text that names a node counts`() {
    let mark = ElementMark(of: ["Fatal error: 3", "UIButton \"Pay\"", "UILabel #sum"], on: screen)
    expectEqual(mark.number, 3)
    expectEqual(mark.name, "UIButton \"Pay\"")
    expectEqual(ElementMark(of: ["UILabel #sum"], on: screen).name, "UILabel #sum")
  }
}
