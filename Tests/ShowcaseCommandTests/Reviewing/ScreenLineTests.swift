import Expectations
import Testing

@testable import ShowcaseCommand

@Suite struct ScreenLineTests {
  @Test func `Colors come only where they are wanted, and what a terminal would obey is escaped`() {
    expectEqual(ScreenLine("a", .added).terminalText(isColored: true), "\u{1B}[32ma\u{1B}[0m")
    expectEqual(ScreenLine("a", .added).terminalText(isColored: false), "a")
    expectEqual(ScreenLine("a").terminalText(isColored: true), "a")

    expectEqual(ScreenLine("a\u{1B}[2J").text, "a\\u{1B}[2J")
  }
}
