import Foundation
import TestPlans
import Testing

/// The plans of this repository, as files.
@Suite struct PlanFileTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Plans")

  @Test(arguments: [
    "All", "Chrome", "ChromeClean", "Onboarding", "OnboardingLanguages", "Smoke", "Tablet", "Telephone",
    "VoiceOver",
  ])
  func `a plan is written byte for byte as Xcode writes it`(name: String) throws {
    let file = Self.folder.appendingPathComponent("\(name).xctestplan")
    let text = try String(contentsOf: file, encoding: .utf8)

    #expect(try TestPlan(text, file: file.path).text == text)
  }
}
