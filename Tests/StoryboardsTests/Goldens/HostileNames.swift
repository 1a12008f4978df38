import Storyboards
import TestSupport

/// Makes names that disks, shells and Unicode treat badly.
struct HostileNames {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func scenario() -> ScenarioName {
    ScenarioName(
      target: name(), classForDisplay: name(), useCase: name(), script: name(), configuration: name())
  }

  private static let pieces = [
    "a", "B", ".", "..", " ", "/", "\\", "%", "%2E", "%_", "_", "CON", "com1", "LPT¹", "nul.txt", ".txt",
    ".json", "é", "e\u{301}",
    "\u{301}", "\u{344}", "\u{D4E}", "가", "\u{1100}\u{1161}", "\u{0}", "\n", "\u{7F}", "\u{202E}", "\u{A0}",
    "👩‍👧", "ß",
    "\u{212B}", "\"", "*", "?", "<", ">",
    "|", ":", "'", "E", "\u{30A}", "表",
  ]

  private mutating func name() -> String {
    let longName = Int.random(in: 0..<8, using: &random) == 0
    let count = Int.random(in: 0...(longName ? 120 : 4), using: &random)
    return (0..<count).map { _ in Self.pieces[Int.random(in: Self.pieces.indices, using: &random)] }.joined()
  }
}
