import Expectations
import Testing

@testable import Reports

@Suite struct ListEntryTests {
  private let line = "<div class=\"scenario\"></div>\n"
  private let details = "<details></details>\n"

  @Test func `Entries that cannot be opened are deferred in runs, in the place where they are`() {
    expectEqual(ListEntry.deferred([]), "")
    expectEqual(ListEntry.deferred([details, details]), details + details)
    expectEqual(
      ListEntry.deferred([line, line, details, line]),
      "<noscript class=\"entries\">\(line)\(line)</noscript>\(details)"
        + "<noscript class=\"entries\">\(line)</noscript>\n")
  }
}
