import Diagnostics
import Expectations
import Testing

@Suite struct OneOfTests {
  private static let names = (1...31).map { "lamp \($0)" }

  @Test func `Up to thirty names are listed, and only the first five of more`() {
    forEachRow([
      ([], "one of: "), (["red"], "one of: red"), (["red", "green"], "one of: red, green"),
      (Self.names, "one of 31: lamp 1, lamp 2, lamp 3, lamp 4, lamp 5, ..."),
    ]) { names, text in
      expectEqual(oneOf(names), text)
    }
    #expect(oneOf(Self.names.prefix(30)).hasSuffix(", lamp 30"))
  }
}
