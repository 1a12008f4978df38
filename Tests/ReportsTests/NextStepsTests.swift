import Diagnostics
import Expectations
import LampShowcase
import Project
import ShowcaseKit
import Storyboards
import TestSupport
import Testing

@testable import Reports

@MainActor @Suite struct NextStepsTests {
  /// The command to record a use case with a name.
  private func command(_ name: String, _ next: NextSteps) throws -> String {
    let package = try TemporaryFolder.package()
    let showcase = Showcase("Signs") { UseCase(name, of: SignViewController.self) }
    let project = try Project(root: package.root, showcases: [showcase])
    return next.record(try project.scenario(of: "SignViewController/\(name)", script: "launch").name)
  }

  @Test
  func `A filter is one word of a shell, whatever is in the name; commas within one are escaped`() throws {
    forEachRow([
      ("Exit", "'Signs/SignViewController/Exit/launch'"),
      ("Don't $(stop) \"it\"", #"'Signs/SignViewController/Don'\''t $(stop) "it"/launch'"#),
      ("a'\u{301}$(stop)", "'Signs/SignViewController/a'\\''\u{301}$(stop)/launch'"),
      ("'", #"'Signs/SignViewController/'\''/launch'"#), ("a, b", "'Signs/SignViewController/a, b/launch'"),
    ]) { name, word in
      expectEqual(
        try command(name, .commandLine("swift run demo")),
        "swift run demo --record --filter \(word) --configuration 'iPhone'")
    }

    expectEqual(
      try command("a, b", .swiftTest),
      #"SHOWCASE_RECORD=failed SHOWCASE_FILTER='Signs/SignViewController/a\, b/launch' swift test"#)
  }

  @Test func `Every command names the package that the user named, or is the program's as it is`() throws {
    let next = NextSteps.commandLine("demo", packagePath: "my app")
    expectEqual(
      try command("Exit", next),
      "demo --record --filter 'Signs/SignViewController/Exit/launch' --configuration 'iPhone'"
        + " --package-path 'my app'")
    expectEqual(next.recordMissing, "demo --record=missing --package-path 'my app'")
    expectEqual(next.prune, "demo prune --package-path 'my app'")
    expectEqual(next.spelling(of: .list), "demo list --package-path 'my app'")
    expectEqual(next.spelling(of: .help), "demo help")
    expectEqual(next.spelling(of: .showcase("run --package-path FOLDER")), "demo run --package-path FOLDER")
    expectEqual(next.spelling(of: .shell("git mv a b")), "git mv a b")

    expectEqual(NextSteps.commandLine("demo").recordMissing, "demo --record=missing")
    expectEqual(NextSteps.commandLine("demo").prune, "demo prune")
    expectEqual(NextSteps.swiftTest.recordMissing, "SHOWCASE_RECORD=missing swift test")
  }

  @Test func `a package without a program runs a scenario again by its tests`() throws {
    let name = ScenarioName(
      target: "Signs", classForDisplay: "SignViewController", useCase: "Exit", script: "launch",
      configuration: "iPhone")
    let next = NextSteps.swiftTest
    for command in [next.runHere(name), next.show(name), next.prove(name)] {
      expectEqual(command, "SHOWCASE_FILTER='Signs/SignViewController/Exit/launch' swift test")
    }
  }
}
