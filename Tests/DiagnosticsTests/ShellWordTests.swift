import Diagnostics
import Testing

@Suite struct ShellWordTests {
  @Test(arguments: [
    ("plain", "'plain'"), ("two words", "'two words'"), ("it's", #"'it'\''s'"#),
    ("$HOME \"x\"", "'$HOME \"x\"'"),
    ("'\u{301}", #"''\''"# + "\u{301}'"), ("", "''"),
  ])
  func `any text is one word of a shell`(text: String, word: String) {
    #expect(Array(text.shellQuoted.unicodeScalars) == Array(word.unicodeScalars))
  }
}
