import Expectations
import Testing

@testable import HeadlessUIKit

@Suite struct KeyboardLayoutTests {
  @Test func `Every printable character of ASCII but one has a key, and the fewest keys type it`() {
    let layout = KeyboardLayout(.default)
    for value in UInt8(0x20)...0x7E where value != UInt8(ascii: "`") {
      let character = Character(Unicode.Scalar(value))
      expectNotNil(layout.keys(for: character, from: .letters), "\(character)")
    }
    expectNil(layout.keys(for: "`", from: .letters))
    forEachRow(
      [
        (Character("a"), KeyboardPlane.letters, [KeyboardKey.character("a")]),
        ("A", .letters, [.shift, .character("A")]),
        ("a", .capitals, [.shift, .character("a")]),
        ("7", .letters, [.plane(.numbers), .character("7")]),
        ("=", .letters, [.plane(.numbers), .plane(.symbols), .character("=")]),
        ("z", .symbols, [.plane(.letters), .character("z")]),
        ("Z", .numbers, [.plane(.letters), .shift, .character("Z")]),
        ("!", .symbols, [.character("!")]),
        (" ", .numbers, [.space]), ("\n", .symbols, [.return]), ("\u{8}", .letters, [.delete]),
      ] as [(Character, KeyboardPlane, [KeyboardKey])]
    ) { character, plane, keys in
      expectEqual(KeyboardLayout(.default).keys(for: character, from: plane), keys)
    }
  }

  @Test func `The keys for a character lead to a plane that has it`() {
    forEachRow(UIKeyboardType.allCases) { type in
      let layout = KeyboardLayout(type)
      guard !layout.isPad else { return }
      for plane in KeyboardPlane.allCases {
        for character in "aZ9%~" {
          var shown = plane
          for key in layout.keys(for: character, from: plane) ?? [] {
            expectTrue(layout.rows(of: shown).joined().contains(key), "\(key) in \(shown)")
            if key == .shift { shown = shown == .letters ? .capitals : .letters }
            if case .plane(let other) = key { shown = other }
          }
          expectTrue(
            layout.rows(of: shown).joined().contains(.character(character)), "\(character) from \(plane)")
        }
      }
    }
  }

  @Test func `A pad types digits and little else, and other types have what they need often`() {
    forEachRow([
      (UIKeyboardType.numberPad, "0123456789", Character(".")), (.decimalPad, "0123456789.", "-"),
      (.phonePad, "0123456789+*#", "."), (.asciiCapableNumberPad, "0123456789", "a"),
    ]) { type, has, lacks in
      let layout = KeyboardLayout(type)
      expectTrue(layout.isPad)
      for character in has + "\u{8}" {
        expectNotNil(layout.keys(for: character, from: layout.firstPlane), "\(character)")
      }
      expectNil(layout.keys(for: lacks, from: layout.firstPlane))
    }
    forEachRow([
      (UIKeyboardType.emailAddress, "@."), (.URL, "./"), (.twitter, "@#"), (.webSearch, "."),
    ]) { type, characters in
      let row = KeyboardLayout(type).rows(of: .letters).last ?? []
      for character in characters { expectTrue(row.contains(.character(character)), "\(character)") }
    }
  }
}
