import Expectations
import Foundation
import Strictures
import Testing

@Suite struct StrictureArticleTests {
  /// To update the article, copy the text of the failure into the file.
  @Test func `the article lists the rules as they are`() throws {
    let file = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
      .appendingPathComponent("Sources/Strictures/Strictures/Strictures.docc/Rules.md")
    expectEqual(try String(contentsOf: file, encoding: .utf8), Stricture.article)
  }
}
