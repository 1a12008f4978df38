import Testing

@testable import ShowcaseCommand

@Suite struct ScreenLineTests {
  @Test("Colors come only where they are wanted")
  func colors() {
    #expect(ScreenLine("a", .added).terminalText(isColored: true) == "\u{1B}[32ma\u{1B}[0m")
    #expect(ScreenLine("a", .added).terminalText(isColored: false) == "a")
    #expect(ScreenLine("a").terminalText(isColored: true) == "a")
  }

  @Test("What a terminal would obey is escaped")
  func escapes() {
    #expect(ScreenLine("a\u{1B}[2J").text == "a\\u{1B}[2J")
  }
}
