import Expectations
import Scripts
import Testing

@Suite struct ScriptLanguageTests {
  @Test func `A file's name reports its language, by the ending that scripts of it have`() {
    // A file's name reports its language.
    forEachRow(
      [
        ("on.eg.swift", .swift), ("on.eg.m", .objectiveC), ("on.mm", .objectiveC), ("on", .swift),
        ("on.txt", .swift),
      ] as [(String, ScriptLanguage)]
    ) { name, language in
      expectEqual(ScriptLanguage(ofFileNamed: name), language)
    }
    // The ending of a script is one of its language.
    forEachRow(ScriptLanguage.allCases) { language in
      expectEqual(ScriptLanguage(ofFileNamed: "on" + language.suffix), language)
    }
  }
}
