import Diagnostics
import Expectations
import Testing

@testable import Strictures

@Suite struct PackageManifestTests {
  @Test func `A dump gives targets with their folders and dependencies, and other JSON is refused`() throws {
    // A dump gives targets with their folders and dependencies.
    let dump = """
      {"name": "Sample", "targets": [
        {"name": "A", "type": "regular", "path": "Sources/Wing/A", "exclude": ["Old"],
         "settings": [{"kind": {"defaultIsolation": {"_0": "MainActor"}}, "tool": "swift"}],
         "dependencies": [{"byName": ["B", null]}, {"product": ["C", "package", null, null]}, {"target": ["D", null]}]},
        {"name": "ATests", "type": "test", "dependencies": [], "exclude": []}
      ]}
      """
    let manifest = try PackageManifest(dump: dump)
    expectEqual(manifest.targets.map(\.isOnMainActor), [true, false])
    var plain = manifest
    plain.targets[0].isOnMainActor = false
    expectEqual(
      plain,
      PackageManifest(
        "Sample",
        targets: [
          .init("A", path: "Sources/Wing/A", excluding: ["Old"], dependencies: ["B", "C", "D"]),
          .init("ATests", path: "Tests/ATests", isTest: true),
        ]))
    // JSON that is not a manifest is refused.
    #expect(throws: Diagnostic.self) { try PackageManifest(dump: #"{"name": "Sample"}"#) }
  }
}
