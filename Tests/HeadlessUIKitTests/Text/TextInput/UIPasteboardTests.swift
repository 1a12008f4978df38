import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct UIPasteboardTests {
  @Test func `Each application has a pasteboard of its own, where each change counts`() {
    let (one, other) = (UIApplication(), UIApplication())
    one.run { UIPasteboard.general.string = "secret" }
    other.run { expectNil(UIPasteboard.general.string) }
    one.run { expectEqual(UIPasteboard.general.string, "secret") }
    UIApplication().run {
      expectEqual(UIPasteboard.general.changeCount, 0)
      UIPasteboard.general.string = "a"
      UIPasteboard.general.strings = ["a", "b"]
      expectEqual(UIPasteboard.general.changeCount, 2)
      expectEqual(UIPasteboard.general.string, "a")
    }
  }

  @Test func `An address has a scheme`() {
    forEachRow([
      ("https://example.com/a", true), ("mailto:a@b.c", true), ("example.com", false), ("two words", false),
      ("", false),
    ]) { text, isURL in
      UIApplication().run {
        UIPasteboard.general.string = text
        expectEqual(UIPasteboard.general.hasURLs, isURL)
      }
    }
  }
}
