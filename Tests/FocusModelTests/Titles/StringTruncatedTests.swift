import FocusModel
import Testing

@Suite struct StringTruncatedTests {
  @Test(arguments: [
    (String.TruncatedPart.head, ".. title string"), (.middle, "This i.. string"), (.tail, "This is a lon.."),
  ])
  func `A long title is cut to the limit, leader and all`(part: String.TruncatedPart, text: String) {
    #expect("This is a long title string".truncated(to: 15, leader: "..", at: part) == text)
  }

  @Test(arguments: [String.TruncatedPart.head, .middle, .tail])
  func `A title that fits is left alone`(part: String.TruncatedPart) {
    #expect("Fox".truncated(to: 3, at: part) == "Fox")
    #expect("Foxes".truncated(to: 0, at: part) == "…")
    #expect("🦊🦊🦊🦊🦊".truncated(to: 3, at: part).count == 3)
  }
}
