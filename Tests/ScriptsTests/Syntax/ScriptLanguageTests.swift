import Scripts
import Testing

@Suite struct ScriptLanguageTests {
  @Test(
    "A file's name tells its language",
    arguments: [
      ("on.eg.swift", .swift), ("on.eg.m", .objectiveC), ("on.mm", .objectiveC), ("on", .swift),
      ("on.txt", .swift),
    ] as [(String, ScriptLanguage)])
  func ofFile(name: String, language: ScriptLanguage) {
    #expect(ScriptLanguage(ofFileNamed: name) == language)
  }

  @Test("The ending of a script is one of its language", arguments: ScriptLanguage.allCases)
  func suffix(language: ScriptLanguage) {
    #expect(ScriptLanguage(ofFileNamed: "on" + language.suffix) == language)
  }
}
