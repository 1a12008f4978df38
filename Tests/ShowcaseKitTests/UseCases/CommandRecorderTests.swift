import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import ShowcaseKit

@Suite @MainActor struct CommandRecorderTests {
  private func call(_ arguments: Any?..., function: String) -> String {
    CallText.call(of: function, arguments)
  }

  @Test func `A call is spelled as Swift spells it, with strings on one line`() {
    // A call is written as in Swift.
    expectEqual(call(function: "dismiss()"), "dismiss()")
    expectEqual(call(function: "dismiss"), "dismiss()")
    expectEqual(call(3, true, function: "scroll(to:animated:)"), "scroll(to: 3, animated: true)")
    expectEqual(call(3, true, function: "scroll(_:animated:)"), "scroll(3, animated: true)")
    expectEqual(call(3, true, function: "scroll(to:)"), "scroll(to: 3, true)")
    // Strings are in quotes, on one line, with invisible characters escaped.
    expectEqual(call("a b", function: "f(_:)"), #"f("a b")"#)
    expectEqual(call("", function: "f(_:)"), #"f("")"#)
    expectEqual(call("a\"b\\c\nd\u{202E}", function: "f(_:)"), #"f("a\"b\\c\nd\u{202E}")"#)
  }

  @Test func `Optionals and collections are spelled by what is in them, in one order`() {
    // A missing value is `nil`, and an optional is its value, however deeply it is wrapped.
    let (none, some): (Int?, String?) = (nil, "a")
    expectEqual(call(nil, function: "f(_:)"), "f(nil)")
    expectEqual(call(none, some, function: "f(_:to:)"), #"f(nil, to: "a")"#)
    expectEqual(call([1, nil, 3] as [Int?], function: "f(_:)"), "f([1, nil, 3])")
    expectEqual(call(String??.some(.none) as Any, function: "f(_:)"), "f(nil)")
    // Collections are written element by element, in their own order or sorted.
    expectEqual(call(["a", "b"], function: "f(_:)"), #"f(["a", "b"])"#)
    expectEqual(call([[1], []], function: "f(_:)"), "f([[1], []])")
    expectEqual(call(Set(["b", "c", "a"]), function: "f(_:)"), #"f(["a", "b", "c"])"#)
    expectEqual(call(["b": 2, "a": 1, "c": 3], function: "f(_:)"), #"f(["a": 1, "b": 2, "c": 3])"#)
    expectEqual(call([String: Int](), [Int](), function: "f(_:_:)"), "f([:], [])")
  }

  @Test func `Objects are reported by their class, other values and their parts as Swift spells them`() {
    // Objects are reported by their class, without an address.
    expectEqual(call(UISwitch(), function: "f(_:)"), "f(UISwitch)")
    expectEqual(call([UISwitch(), UIButton(type: .system)], function: "f(_:)"), "f([UISwitch, UIButton])")
    expectEqual(call(["a": UISwitch()], function: "f(_:)"), #"f(["a": UISwitch])"#)
    let object: NSObject = NSObject()
    #expect(!call(object, [object], function: "f(_:_:)").contains("0x"))
    // Other values describe themselves.
    expectEqual(
      call(1.5, true, UIInterfaceOrientation.portrait, function: "f(_:_:_:)"), "f(1.5, true, portrait)")
    expectEqual(call(IndexPath(row: 2, section: 1), function: "f(_:)"), "f([1, 2])")
    // Parts are written as in Swift.
    expectEqual(call(Move.none, Move.by(points: 3), function: "f(_:_:)"), "f(none, by(points: 3))")
    expectEqual(call(Optional(Move.list([])), function: "f(_:)"), "f(list([]))")
    expectEqual(call((1, "b"), Empty(), function: "f(_:_:)"), #"f((1, "b"), Empty())"#)
    expectEqual(call(Own(), [Own()], function: "f(_:_:)"), "f(own words, [own words])")
    expectEqual(call("abc".dropFirst(), function: "f(_:)"), #"f("bc")"#)
    expectEqual(call(Holder(view: UISwitch()), function: "f(_:)"), "f(Holder(view: UISwitch))")
  }

  @Test
  func
    `Structures, cases and tuples are spelt part by part, so that nothing in them has an order of its own`()
  {
    let letters = Dictionary(uniqueKeysWithValues: (0..<20).map { ("k\($0 + 10)", Set([$0, $0 + 1])) })
    let sorted = (0..<20).map { n in
      "\"k\(n + 10)\": [\([n, n + 1].map(String.init).sorted().joined(separator: ", "))]"
    }.joined(separator: ", ")
    let page = Page(name: "a", inner: Inner(groups: letters))
    let text = "Page(name: \"a\", inner: Inner(groups: [\(sorted)]))"
    expectEqual(call(page, function: "f(_:)"), "f(\(text))")
    expectEqual(call(Set([page]), function: "f(_:)"), "f([\(text)])")
    expectEqual(call((page, to: 1), function: "f(_:)"), "f((\(text), to: 1))")
    expectEqual(call(Move.to(page), function: "f(_:)"), "f(to(\(text)))")
    expectEqual(call(Move.both(1, at: page), function: "f(_:)"), "f(both(1, at: \(text)))")
  }

  @Test func `The calling function is recorded by the recorder that runs`() {
    // The calling function is recorded, in order, until the calls are taken.
    let recorder = CommandRecorder()
    recorder.setSync(true)
    recorder.open("a", from: nil)
    expectEqual(recorder.takeCalls(), ["Settings.setSync(true)", #"Settings.open("a", from: nil)"#])
    expectEqual(recorder.takeCalls(), [])
    // The current recorder is the one that is running, also after a nested one.
    let (outer, inner) = (CommandRecorder(), CommandRecorder())
    let before = CommandRecorder.current
    outer.run {
      inner.run { #expect(CommandRecorder.current === inner) }
      #expect(CommandRecorder.current === outer)
    }
    #expect(CommandRecorder.current === before)
  }
}

extension CommandRecorder {
  fileprivate func setSync(_ isOn: Bool) { record("Settings", isOn) }
  fileprivate func open(_ page: String, from origin: String?) { record("Settings", page, origin) }
}

private struct Page: Hashable {
  var name: String
  var inner: Inner
}

private struct Inner: Hashable {
  var groups: [String: Set<Int>]
}

private enum Move {
  case none
  case by(points: Int)
  case to(Page)
  case both(Int, at: Page)
  case list([Int])
}

private struct Empty {}

private struct Own: CustomStringConvertible {
  let description = "own words"
}

private struct Holder {
  let view: UIView
}
