import Expectations
import Foundation
import TestPlans
import Testing

/// The plans of this repository, as files.
@Suite struct PlanFileTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Plans")

  private static var files: [URL] {
    get throws {
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "xctestplan" }
        .sorted { $0.path < $1.path }
    }
  }

  @Test func `a plan is written byte for byte as Xcode writes it`() throws {
    forEachRow(try Self.files) { file in
      let text = try String(contentsOf: file, encoding: .utf8)

      expectEqual(try TestPlan(text, file: file.path).text, text)
    }
  }
}
