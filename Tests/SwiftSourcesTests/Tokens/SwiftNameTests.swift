import Expectations
import SwiftSources
import Testing

@Suite struct SwiftNameTests {
  @Test func `A text that Swift cannot read as a name is written so that it can`() {
    forEachRow([("default", "`default`"), ("operator", "`operator`"), ("title", "title"), ("1up", "_1up")]) {
      text, name in
      expectEqual(text.swiftName, name)
    }
  }
}
