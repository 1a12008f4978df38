import Expectations
import Foundation
import TestSupport
import Testing

@testable import AppPackages

@Suite struct PackageBuildTests {
  @Test func `A build leaves no plan that the next build of another package would follow`() throws {
    let folder = try TemporaryFolder()
    for path in ["Package.swift", "Sources/Toolkit/HeadlessUIKit/A.swift", "Sources/Port/PortPlugin/A.swift"]
    {
      try folder.write("", to: "Clone/\(path)")
    }
    let clone = try ToolkitClone(at: folder.url("Clone").path, named: "Clone")
    let build = PackageBuild(
      tool: Tool { arguments, _, _ in
        // The build writes its plan and fails; what follows it is run as it is.
        guard arguments.first == "swift" else {
          return try Tool.process(waiting: { _ in }).run(arguments, folder.root, [:])
        }
        try folder.write("app", to: "Clone/.build/debug.yaml")
        return ToolOutcome(status: 1, output: "")
      }, root: folder.root, shown: "app", product: "app", clone: clone, environment: [:])
    expectEqual(try build.build().status, 1)
    expectFalse(FileManager.default.fileExists(atPath: folder.url("Clone/.build/debug.yaml").path))
  }
}
