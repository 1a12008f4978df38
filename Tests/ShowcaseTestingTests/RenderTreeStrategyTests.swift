import Expectations
import RenderTree
import ShowcaseTesting
import TestSupport
import Testing
import TextFormats
import UTF8Text

@Suite struct RenderTreeStrategyTests {
  @Test func `a render tree is written as its text and as its JSON`() throws {
    let tree = RenderNode("UIView", children: [RenderNode("UILabel", text: "Hi")])
    expectEqual(try text(of: tree, as: .renderTree), "UIView\n  UILabel \"Hi\"\n")
    expectEqual(try text(of: tree, as: .renderTreeJSON), tree.json)
    expectEqual(SnapshotStrategy.renderTree.fileExtension, "txt")
    expectEqual(SnapshotStrategy.renderTreeJSON.fileExtension, "json")
  }

  @Test func `a failure reports what differs node by node, then line by line`() throws {
    let folder = try TemporaryFolder()
    let tree = { (text: String) in RenderNode("UIView", children: [RenderNode("UILabel", text: text)]) }
    try folder.write("", to: "Package.swift")
    try folder.write(
      tree("Hi").treeText, to: "Tests/AppTests/__Snapshots__/ListTests/sorts.txt")
    let session = SnapshotSession(environment: ["SHOWCASE_PACKAGE_PATH": folder.root]) { _ in }
    let failure = session.failure(
      of: { tree("Ho") }, as: .renderTree, named: nil, in: .besideTest,
      at: SnapshotCallSite(
        fileID: "AppTests/ListTests.swift", filePath: "/built/elsewhere/Tests/AppTests/ListTests.swift",
        function: "sorts()", line: 7, column: 5))
    expectEqual(failure?.hasPrefix("The snapshot differs from its golden:\n  changed UILabel"), true)
    expectEqual(failure?.contains("\n-  UILabel \"Hi\"\n+  UILabel \"Ho\"\n"), true)
  }

  private func text(of tree: RenderNode, as strategy: SnapshotStrategy<RenderNode>) throws -> String {
    let buffer = UTF8Buffer()
    try strategy.write(tree, buffer)
    return buffer.string
  }
}
