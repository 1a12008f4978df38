import Diagnostics
import Expectations
import Testing

@Suite struct ShellWordTests {
  @Test func `any text is one word of a shell, in quotes only where it needs them`() {
    // Any text becomes one word of a shell.
    forEachRow([
      ("plain", "'plain'"), ("two words", "'two words'"), ("it's", #"'it'\''s'"#),
      ("$HOME \"x\"", "'$HOME \"x\"'"),
      ("'\u{301}", #"''\''"# + "\u{301}'"), ("", "''"),
    ]) { text, word in
      expectEqual(Array(text.shellQuoted.unicodeScalars), Array(word.unicodeScalars))
    }
    // An argument is quoted only if a shell would otherwise change it.
    forEachRow([
      ("run", "run"), ("--record=failed", "--record=failed"), ("a/b_c-1.2,x:y@z%+", "a/b_c-1.2,x:y@z%+"),
      ("", "''"), ("two words", "'two words'"), ("é", "'é'"), ("it's", #"'it'\''s'"#), ("a~1", "'a~1'"),
    ]) { text, word in
      expectEqual(text.shellWord, word)
    }
  }
}
