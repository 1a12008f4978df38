import Diagnostics
import Expectations
import RenderTree
import TestSupport
import Testing
import UTF8Text

@Suite struct HostileTreeTests {
  @Test func `any tree comes back, of ten thousand children too, and so does any text of one`() throws {
    forEachRow(SplitMix64.seeds(300)) { seed in
      var random = SplitMix64(seed: seed)
      let tree = random.tree()
      let fromText = try RenderNode(text: tree.treeText)
      let fromJSON = try RenderNode(json: tree.json)
      expectTrue(fromText == tree && fromJSON == tree)
      expectTrue(fromText.hashValue == tree.hashValue && fromJSON.hashValue == tree.hashValue)
      expectTrue(fromText.treeText.isIdentical(to: tree.treeText))
      expectTrue(fromJSON.json.isIdentical(to: tree.json))
    }

    var random = SplitMix64(seed: 1)
    let children = (0..<10_000).map {
      RenderNode("UILabel", text: $0 % 100 == 0 ? random.hostileString() : "row \($0)")
    }
    let tree = RenderNode("UIView", children: children)
    expectEqual(try RenderNode(text: tree.treeText), tree)
    expectEqual(try RenderNode(json: tree.json), tree)
  }

  @Test func `a text or JSON that is damaged or cut off is refused at a place, or is a tree`() {
    forEachRow(SplitMix64.seeds(300)) { seed in
      var random = SplitMix64(seed: seed)
      let text = random.damaged(random.tree(depth: 2).treeText)
      do throws(Diagnostic) {
        let tree = try RenderNode(text: text)
        expectTrue(tree.treeText.isIdentical(to: text))
      } catch {
        expectTrue(error.position != nil && error.expected != nil, "\(error)")
      }
    }

    forEachRow(SplitMix64.seeds(300)) { seed in
      var random = SplitMix64(seed: seed)
      let json = random.damaged(random.tree(depth: 2).json)
      do throws(Diagnostic) {
        let tree = try RenderNode(json: json)
        expectEqual(try RenderNode(json: tree.json), tree)
      } catch {
        expectTrue(error.position != nil && error.expected != nil, "\(error)")
      }
    }

    forEachRow(SplitMix64.seeds(5)) { seed in
      var random = SplitMix64(seed: seed)
      let bytes = Array(random.tree(depth: 1).treeText.utf8)
      for length in bytes.indices {
        let text = String(decoding: bytes.prefix(length), as: UTF8.self)
        if bytes.prefix(length).last == UInt8(ascii: "\n") {
          expectTrue(try RenderNode(text: text).treeText.isIdentical(to: text))
        } else {
          let fault = #expect(throws: Diagnostic.self, "\(seed)") { try RenderNode(text: text) }
          expectNotNil(fault?.position)
        }
      }
    }
  }
}
