import Expectations
import Testing

@testable import HeadlessUIKit

@Suite struct KeyboardLayoutTests {
  @Test func `Every printable character of ASCII but the grave accent has a key`() {
    let layout = KeyboardLayout(.default)
    for value in UInt8(0x20)...0x7E where value != UInt8(ascii: "`") {
      let character = Character(Unicode.Scalar(value))
      expectNotNil(layout.keys(for: character, from: .letters), "\(character)")
    }
    expectNil(layout.keys(for: "`", from: .letters))
  }

  @Test(arguments: [
    (Character("a"), KeyboardPlane.letters, [KeyboardKey.character("a")]),
    ("A", .letters, [.shift, .character("A")]),
    ("a", .capitals, [.shift, .character("a")]),
    ("7", .letters, [.plane(.numbers), .character("7")]),
    ("=", .letters, [.plane(.numbers), .plane(.symbols), .character("=")]),
    ("z", .symbols, [.plane(.letters), .character("z")]),
    ("Z", .numbers, [.plane(.letters), .shift, .character("Z")]),
    ("!", .symbols, [.character("!")]),
    (" ", .numbers, [.space]), ("\n", .symbols, [.return]), ("\u{8}", .letters, [.delete]),
  ])
  func `A character is typed by the fewest keys`(
    character: Character, plane: KeyboardPlane, keys: [KeyboardKey]
  ) {
    expectEqual(KeyboardLayout(.default).keys(for: character, from: plane), keys)
  }

  @Test(arguments: KeyboardPlane.allCases, UIKeyboardType.allCases)
  func `The keys for a character lead to a plane that has it`(plane: KeyboardPlane, type: UIKeyboardType) {
    let layout = KeyboardLayout(type)
    guard !layout.isPad else { return }
    for character in "aZ9%~" {
      var shown = plane
      for key in layout.keys(for: character, from: plane) ?? [] {
        #expect(layout.rows(of: shown).joined().contains(key), "\(key) in \(shown)")
        if key == .shift { shown = shown == .letters ? .capitals : .letters }
        if case .plane(let other) = key { shown = other }
      }
      #expect(layout.rows(of: shown).joined().contains(.character(character)))
    }
  }

  @Test(arguments: [
    (UIKeyboardType.numberPad, "0123456789", Character(".")), (.decimalPad, "0123456789.", "-"),
    (.phonePad, "0123456789+*#", "."), (.asciiCapableNumberPad, "0123456789", "a"),
  ])
  func `A pad types digits and little else`(type: UIKeyboardType, has: String, lacks: Character) {
    let layout = KeyboardLayout(type)
    expectTrue(layout.isPad)
    for character in has + "\u{8}" {
      expectNotNil(layout.keys(for: character, from: layout.firstPlane), "\(character)")
    }
    expectNil(layout.keys(for: lacks, from: layout.firstPlane))
  }

  @Test(arguments: [
    (UIKeyboardType.emailAddress, "@."), (.URL, "./"), (.twitter, "@#"), (.webSearch, "."),
  ])
  func `What a type's texts need often is beside the space key`(type: UIKeyboardType, characters: String) {
    let row = KeyboardLayout(type).rows(of: .letters).last ?? []
    for character in characters { #expect(row.contains(.character(character))) }
  }
}
