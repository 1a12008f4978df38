import Expectations
import Foundation
import TestSupport
import Testing

/// What no script exercises, by other processes and by this one.
@Suite @HazardActor struct CoverageTests {
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

  @Test func `All shards together list what one survey lists, and no use case is divided`() throws {
    struct Report: Decodable {
      var useCases: [Item]
      var useCasesInOtherShards: Int

      struct Item: Decodable, Hashable {
        var useCase: String
        var missing: [Missing]
        var offered: Int
        var idleConfigurations: [String]
      }

      struct Missing: Decodable, Hashable {
        var element: String
        var input: String
      }
    }
    let package = try Hazards.package(of: "Planted slips")
    // Without its script, the launch of a use case lacks what the script does.
    for (name, title) in [("Stale row", "Delete"), ("Wrong row", "Show first"), ("Popped", "Open")] {
      let type = name.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      try package.write(
        "EarlGrey.selectElement(with: grey_buttonTitle(\"\(title)\")).perform(grey_tap())\n",
        to: "Plans/Scripts/Planted slips/\(type)ViewController/\(name)/one.eg.swift")
    }
    func report(_ arguments: String...) throws -> Report {
      let outcome = try Hazards.program.run(["coverage", "--format", "json"] + arguments, in: package.url())
      return try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    }
    let whole = try report()
    let shards = try (1...3).map { try report("--shard", "\($0)/3") }
    expectEqual(shards.flatMap(\.useCases).map(\.useCase).sorted(), whole.useCases.map(\.useCase).sorted())
    expectEqual(Set(shards.flatMap(\.useCases)), Set(whole.useCases))
    expectTrue(shards.allSatisfy { $0.useCases.count + $0.useCasesInOtherShards == whole.useCases.count })
    expectTrue(shards.allSatisfy { !$0.useCases.isEmpty })
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
