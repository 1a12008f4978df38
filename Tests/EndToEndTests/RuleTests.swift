import Expectations
import TestSupport
import Testing

/// Rules that scripts and explorations break, and rules that are at fault themselves.
@Suite @HazardActor struct RuleTests {
  private static let tap =
    "EarlGrey.selectElement(with: grey_accessibilityID(\"editor.save\")).perform(grey_tap())"

  /// A package with a script that saves in each use case.
  private func package() throws -> TemporaryFolder {
    let package = try Hazards.package(of: "Rules")
    for useCase in ["Good", "Careless", "Slow"] {
      try package.write(
        Self.tap + "\n", to: "Plans/Scripts/Rules/EditorViewController/\(useCase)/save.eg.swift")
    }
    return package
  }

  @Test func `A step that breaks a rule fails, and is never recorded`() throws {
    let package = try package()
    for workers in ["0", "2"] {
      let outcome = try Hazards.program.run(["--record", "--workers", workers], in: package.url())
      expectEqual(outcome.status, 1)
      let script = "Plans/Scripts/Rules/EditorViewController"
      #expect(
        outcome.output.contains(
          """
          Rules/EditorViewController/Careless/save (iPhone): step 2 breaks the rule 'Save waits'
            \(script)/Careless/save.eg.swift:1:1: error: \(Self.tap)
            always: not (UIActivityIndicatorView is visible and #editor.save is enabled)
              UIActivityIndicatorView: UIActivityIndicatorView is visible
              #editor.save: UIButton #editor.save is visible, enabled
            declared at hazards/Rules.swift:
          """), "\(outcome.output)")
      #expect(
        outcome.output.contains(
          """
          Rules/EditorViewController/Slow/save (iPhone): step 2 breaks the rule 'Saving ends'
            \(script)/Slow/save.eg.swift:1:1: error: \(Self.tap)
            after UIActivityIndicatorView is visible: eventually, within 3 s: "Saved" is visible
              "Saved": does not exist
          """), "\(outcome.output)")
      #expect(outcome.output.contains("2 failed"), "\(outcome.output)")
      expectTrue(package.has("Snapshots/Rules/EditorViewController/Good/save.iPhone.txt"))
      expectTrue(!package.has("Snapshots/Rules/EditorViewController/Slow/save.iPhone.txt"))
    }
  }

  @Test func `Each report has the rule`() throws {
    let package = try package()
    let reports = ["json=run.json", "junit=run.xml", "html=run.html"].flatMap { ["--report", $0] }
    let outcome = try Hazards.program.run(["--filter", "Careless"] + reports, in: package.url())
    expectEqual(outcome.status, 1)
    for file in ["run.json", "run.xml", "run.html"] {
      #expect(try package.read(file).contains("Save waits"), "\(file)")
    }
    #expect(try package.read("run.json").contains("\"rules\":[{\"observed\":["))
  }

  @Test func `An exploration finds what breaks a rule`() throws {
    let package = try Hazards.package(of: "Rules")
    let arguments = ["explore", "--oracle", "rule", "--walks", "4"]
    let outcome = try Hazards.program.run(arguments, in: package.url())
    expectEqual(outcome.status, 1)
    #expect(outcome.output.contains("/Careless: rule\n  breaks the rule: Save waits\n"), "\(outcome.output)")
    #expect(outcome.output.contains("/Slow: rule\n  breaks the rule: Saving ends\n"), "\(outcome.output)")
    #expect(outcome.output.contains("rule-1.eg.swift, 1 statement:\n    \(Self.tap)"), "\(outcome.output)")
    #expect(outcome.output.hasSuffix(": 2 findings\n"), "\(outcome.output)")
    expectEqual(
      try Hazards.program.run(arguments + ["--workers", "1"], in: package.url()).output, outcome.output)
  }

  @Test func `A rule that traps is named, and one that never applies is warned of once`() throws {
    let package = try Hazards.package(of: "Faulty rules")
    let outcome = try Hazards.program.run(["--record"], in: package.url())
    expectEqual(outcome.status, 1)
    #expect(
      outcome.output.contains("The rule 'Trap' was being checked: hazards/Rules.swift:"), "\(outcome.output)")
    #expect(outcome.output.contains("the rule traps"), "\(outcome.output)")
    #expect(
      outcome.errors.contains("warning: the rule 'Misspelled' names what no scenario shows: #editor.sav\n"),
      "\(outcome.errors)")
    #expect(
      outcome.errors.contains(
        "warning: the rule 'Impossible' never applied: it waits for \"Sold\" is visible\n"),
      "\(outcome.errors)")
    let part = try Hazards.program.run(["--filter", "Misspelled", "--again"], in: package.url())
    #expect(!part.errors.contains("warning"), "\(part.errors)")
  }
}
