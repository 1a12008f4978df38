import Expectations
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite struct EditableTextTests {
  private func range(_ location: Int, _ length: Int = 0) -> NSRange {
    NSRange(location: location, length: length)
  }

  @Test func `A new text has its caret at the end, and typing replaces what is selected`() {
    expectEqual(EditableText("héllo").selection, range(5))
    expectEqual(EditableText().selection, range(0))
    var text = EditableText("one two three")
    text.select(range(4, 3))
    expectEqual(text.substring(text.selection), "two")
    text.replace(text.selection, with: "2")
    expectEqual(text.string, "one 2 three")
    expectEqual(text.selection, range(5))
  }

  @Test func `Typing puts the text at the caret, which moves behind it`() {
    forEachRow([
      ("", 0, "x", "x"), ("ab", 0, "x", "xab"), ("ab", 1, "x", "axb"), ("ab", 2, "x", "abx"),
      ("ab", 9, "x", "abx"),
      ("ab", -3, "x", "xab"),
    ]) { text, caret, typed, result in
      var edited = EditableText(text)
      edited.select(range(caret))
      edited.replace(edited.selection, with: typed)
      expectEqual(edited.string, result)
      expectEqual(edited.selection, range(min(max(0, caret), text.count) + typed.count))
    }
  }

  @Test func `The delete key takes a whole character or the selection away, and nothing at the start`() {
    forEachRow(["e\u{301}", "👩‍👩‍👧‍👦", "🇳🇴", "👍🏽", "한", "a"]) { character in
      let text = EditableText("x\(character)")
      let range = try #require(text.rangeToDelete)
      expectEqual(text.replacing(range, with: ""), "x")
    }
    var text = EditableText("abc")
    text.select(range(0))
    expectNil(text.rangeToDelete)
    text.select(range(0, 2))
    expectEqual(text.rangeToDelete, range(0, 2))
  }

  @Test func `A selection never begins or ends inside of a character`() {
    var text = EditableText("a👍🏽b")
    text.select(range(2, 1))
    expectEqual(text.selection, range(1))
    text.select(range(0, 3))
    expectEqual(text.selection, range(0, 1))
  }

  @Test func `Any edits at any places give a text whose selection lies between characters`() {
    var random = SplitMix64(seed: 20_261_121)
    let pieces = ["a", " ", "é", "e\u{301}", "👩‍👧", "\u{301}", "", "🇳", "中"]
    var text = EditableText()
    for round in 0..<2_000 {
      text.select(range(Int(random.next() % 40) - 4, Int(random.next() % 6)))
      text.replace(text.selection, with: pieces[Int(random.next() % UInt64(pieces.count))])
      if text.length > 30 { text = EditableText() }
      let (start, end) = (text.selection.location, text.selection.location + text.selection.length)
      let boundaries = text.string.indices.map { $0.utf16Offset(in: text.string) } + [text.length]
      #expect(boundaries.contains(start) && boundaries.contains(end), "seed 20261121, round \(round)")
    }
  }
}
