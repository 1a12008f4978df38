import Testing

@testable import Revisions

@Suite struct MarkdownTextTests {
  @Test(arguments: [
    ("a", "`a`"), ("", "`  `"), (" a ", "`  a  `"), ("a`b", "``a`b``"), ("`", "`` ` ``"),
    ("``a", "``` ``a ```"),
    ("a\nb", "`a\\u{A}b`"), ("<b> @all", "`<b> @all`"),
  ])
  func `a line is code, whatever it holds`(text: String, code: String) {
    #expect(MarkdownText.code(text) == code)
  }

  @Test func `a block ends where it should, whatever its lines hold`() {
    #expect(MarkdownText.block(["a", "```` b"], in: "diff") == ["`````diff", "a", "```` b", "`````"])
  }
}
