import Expectations
import TestSupport
import Testing

@testable import Strictures

@Suite struct PackageFolderTests {
  @Test func `Only Swift files of targets in layers are read, less what is excluded`() throws {
    let folder = try TemporaryFolder.package()
    for path in ["A/a.swift", "A/In/b.swift", "A/Old/c.swift", "A/d.txt", "B/e.swift"] {
      try folder.write(path, to: "Sources/\(path)")
    }
    let manifest = PackageManifest("Sample", targets: [.init("A", excluding: ["Old"]), .init("B")])
    let configuration = StrictureConfiguration(layerTargets: [.init(.ui, "A")])
    let sources = PackageFolder(folder.root).sources(of: manifest, configuration)
    expectEqual(sources.keys.sorted(), ["Package.swift", "Sources/A/In/b.swift", "Sources/A/a.swift"])
    expectEqual(sources["Sources/A/a.swift"], "A/a.swift")
  }
}
