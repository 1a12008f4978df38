import FocusModel
import Testing

@Suite struct StringTruncatedTests {
  @Test(arguments: [
    ("This is a long title string", 15, "..", "This i.. string"), ("Fox", 3, "…", "Fox"), ("", 0, "…", ""),
    ("Foxes", 4, "…", "F…es"), ("Foxes", 1, "…", "…"), ("🦊🦊🦊🦊🦊", 3, "…", "🦊…🦊"),
  ])
  func `A title that is too long loses its middle`(title: String, limit: Int, leader: String, text: String) {
    #expect(title.truncatedInMiddle(to: limit, leader: leader) == text)
  }
}
