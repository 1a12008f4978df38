import Expectations
import Scripts
import Testing

@Suite struct ScriptLanguageTests {
  @Test(
    arguments: [
      ("on.eg.swift", .swift), ("on.eg.m", .objectiveC), ("on.mm", .objectiveC), ("on", .swift),
      ("on.txt", .swift),
    ] as [(String, ScriptLanguage)])
  func `A file's name reports its language`(name: String, language: ScriptLanguage) {
    expectEqual(ScriptLanguage(ofFileNamed: name), language)
  }

  @Test(arguments: ScriptLanguage.allCases)
  func `The ending of a script is one of its language`(language: ScriptLanguage) {
    expectEqual(ScriptLanguage(ofFileNamed: "on" + language.suffix), language)
  }
}
