import Expectations
import RenderTree
import TestSupport
import Testing
import TextFormats
import UTF8Text

@Suite struct RenderNodeWritingTests {
  @Test func `each ASCII character is bare exactly where a word may have it`() {
    forEachRow(0..<UInt8(0x80)) { byte in
      let character = String(Unicode.Scalar(byte))
      let isLetter = character == "_" || Unicode.Scalar(byte).properties.isAlphabetic
      let isPart = isLetter || "0123456789.-".contains(character)
      // After seven letters it is the last of eight bytes, after eight it begins the next eight.
      for word in [
        character + "bcdefghi", "abcdefg" + character, "abcdefgh" + character, "Z" + character + "a",
      ] {
        let isWord = word.hasPrefix(character) ? isLetter : isPart
        func spelling(_ isBare: Bool) -> String { isBare ? word : word.quoted }
        let isPath = isWord || (character == "/" && !word.hasPrefix("/"))
        let isType = isWord || ("<>".contains(character) && !word.hasPrefix(character))
        let node = RenderNode(word, identifier: word, states: [word], attributes: [.init(word, .word(word))])
        let value = isWord ? word : "word(\(word.quoted))"
        expectEqual(
          node.line,
          "\(spelling(isType)) #\(spelling(isPath)) [\(spelling(isWord))] \(spelling(isWord))=\(value)")
      }
    }
  }

  @Test func `a tree is written behind what the buffer holds, and its lines agree with the whole text`() {
    let tree = RenderNode("UIView", text: "“…”", children: [RenderNode("UILabel")])
    let buffer = UTF8Buffer(capacity: 1)
    tree.write(to: buffer)
    tree.writeLine(to: buffer)
    tree.writeJSON(to: buffer)
    expectEqual(buffer.string, tree.treeText + tree.line + tree.json)

    forEachRow(SplitMix64.seeds(100)) { seed in
      var random = SplitMix64(seed: seed)
      let tree = random.tree()
      expectTrue(tree.lines.map { $0 + "\n" }.joined().isIdentical(to: tree.treeText))
      expectTrue(tree.lines[0].isIdentical(to: tree.line))
      let words = [tree.printedType] + tree.parts.map(\.printed)
      expectTrue(words.joined(separator: " ").isIdentical(to: tree.line))
    }
  }
}
