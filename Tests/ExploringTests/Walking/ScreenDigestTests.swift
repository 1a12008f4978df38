import Expectations
import RenderTree
import Testing

@testable import Exploring

@Suite struct ScreenDigestTests {
  private let row = RenderNode("UITableViewCell", text: "a")
  private func table(_ rows: RenderNode...) -> RenderNode { RenderNode("UITableView", children: rows) }

  @Test func `Texts, frames and the number of equal rows make no difference`() {
    var other = row
    (other.text, other.frame) = ("b", RenderFrame(x: 0, y: 44, width: 390, height: 44))
    let digest = table(row).screenDigest
    for same in [table(other), table(row, other), table(row, row, row)] {
      expectEqual(same.screenDigest, digest)
    }
  }

  @Test func `Types, identifiers, states and the structure make one`() {
    var (named, disabled) = (row, row)
    named.identifier = "first"
    disabled.states = ["disabled"]
    let trees = [
      table(), table(row), table(named), table(disabled), table(row, named), table(named, row),
      table(table(row)), RenderNode("UIView", children: [row]),
    ]
    expectEqual(Set(trees.map(\.screenDigest)).count, trees.count)
  }
}
