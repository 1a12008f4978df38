import Diffing
import Expectations
import GoldenFiles
import TestSupport
import Testing

@Suite struct ShownDifferenceTests {
  private func lines(_ old: String, _ new: String) -> [String] {
    let text = ShownDifference(LineDifference(from: Array(old.utf8), to: Array(new.utf8))).text
    return text.split(separator: "\n").dropFirst().map(String.init)
  }

  @Test func `lines that look different are shown as they are`() {
    expectEqual(lines("tea\n", "Tee \u{FC}\n"), ["-tea", "+Tee \u{FC}"])
    expectEqual(lines("\tif a\n", "\tif b\n"), ["-  if a", "+  if b"])
  }

  @Test func `lines that look equal are spelled out`() {
    forEachRow([
      ("a\tb", "a  b", #"-a\tb"#, "+a  b"), ("a", "a ", "-a", #"+a\u{20}"#),
      ("\u{E9}", "e\u{301}", #"-\u{E9}"#, #"+e\u{301}"#), ("a\u{A0}b", "a b", #"-a\u{A0}b"#, "+a b"),
      ("p\u{430}ypal", "paypal", #"-p\u{430}ypal"#, "+paypal"),
      ("1 \u{2013} 2", "1 - 2", #"-1 \u{2013} 2"#, "+1 - 2"),
      ("a\u{200B}b", #"a\u{200B}b"#, #"-a\u{200B}b"#, #"+a\\u{200B}b"#),
    ]) { old, new, removed, added in
      expectEqual(lines(old + "\n", new + "\n"), [removed, added])
    }
  }

  @Test func `bytes that are no text are spelled out`() {
    let text = ShownDifference(LineDifference(from: [0x61, 0xFF, 10], to: Array("a\u{FFFD}\n".utf8))).text
    expectTrue(text.hasSuffix("-a\\xff\n+a\\u{FFFD}\n"), "\(text)")
  }

  /// Whatever two texts differ in, by texts of what is easily confused.
  @Test(arguments: 1...5)
  func `no removed line equals an added one to the eye`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    for _ in 0..<400 {
      let text = { (generator: inout SplitMix64) in
        (0..<Int.random(in: 1...3, using: &generator)).map { _ in generator.confusableText() + "\n" }.joined()
      }
      let (old, new) = (text(&generator), text(&generator))
      guard old.utf8.elementsEqual(new.utf8) == false else { continue }
      let shown = lines(old, new)
      let removed = Set(shown.filter { $0.hasPrefix("-") }.map { $0.dropFirst().seen })
      let added = Set(shown.filter { $0.hasPrefix("+") }.map { $0.dropFirst().seen })
      expectTrue(
        removed.isDisjoint(with: added),
        "seed \(seed): \(old.debugDescription) \(new.debugDescription) \(shown)")
    }
  }
}
