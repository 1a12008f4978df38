import Expectations
import TestSupport
import Testing

/// What no script exercises, by other processes and by this one.
@Suite @ProgramActor struct CoverageTests {
  private static let tap =
    "EarlGrey.selectElement(with: grey_accessibilityID(\"editor.save\")).perform(grey_tap())"
  private static let folder = "Plans/Scripts/Rules/EditorViewController"

  private func package() throws -> TemporaryFolder {
    let package = try Hazards.package(of: "Rules")
    try package.write(Self.tap + "\n", to: "\(Self.folder)/Good/save.eg.swift")
    return package
  }

  private func coverage(_ arguments: String..., in package: TemporaryFolder) throws -> Program.Outcome {
    try Hazards.program.run(["coverage"] + arguments, in: package.url())
  }

  @Test func `The inputs and configurations that no script exercises are listed by use case`() throws {
    let package = try package()
    let text = """
      Rules/EditorViewController/Careless: 0 of 1 exercised
        never tapped: UIButton #editor.save
        no script runs in: iPhone

      Rules/EditorViewController/Slow: 0 of 1 exercised
        never tapped: UIButton #editor.save
        no script runs in: iPhone

      3 use cases: 1 of 3 inputs exercised

      """
    for workers in ["0", "1", "2"] {
      let outcome = try coverage("--workers", workers, in: package)
      expectEqual(outcome.output, text)
      expectEqual(outcome.status, 0)
    }
    let good = try coverage("--filter", "Good", in: package)
    expectEqual(good.output, "1 use case: 1 of 1 inputs exercised\n")
    let json = try coverage("--format", "json", "--filter", "Slow", in: package).output
    for part in ["\"element\" : \"UIButton #editor.save\"", "\"input\" : \"tap\"", "\"idleConfigurations\""] {
      #expect(json.contains(part), "\(json)")
    }
  }

  @Test func `A script is begun for each use case that leaves something out, and no file is overwritten`()
    throws
  {
    let package = try package()
    let path = "\(Self.folder)/Slow/unexercised.eg.swift"
    try package.write("// mine\n", to: path)
    let outcome = try coverage("--write", in: package)
    let begun = "\(Self.folder)/Careless/unexercised.eg.swift"
    expectEqual(outcome.errors, "created  \(begun)\nexists   \(path)\n")
    expectEqual(
      try package.read(begun), "// No other script does this: tap, UIButton #editor.save\n\(Self.tap)\n")
    expectEqual(try package.read(path), "// mine\n")
    let after = try coverage("--filter", "Careless", in: package)
    expectEqual(after.output, "1 use case: 1 of 1 inputs exercised\n")
  }

  @Test func `Nothing selected, and a script that stops, are reported`() throws {
    let package = try package()
    try package.write(
      "EarlGrey.selectElement(with: grey_text(\"None\")).perform(grey_tap())\n",
      to: "\(Self.folder)/Good/stops.eg.swift")
    let outcome = try coverage("--filter", "Good", in: package)
    #expect(outcome.output.contains("  stopped before the end: stops (iPhone)\n"), "\(outcome.output)")
    #expect(try coverage("--filter", "None", in: package).status != 0)
  }
}
