import Foundation
import Goldens
import LampShowcase
import ShowcaseKit
import TestRunner
import TestSupport
import Testing

@testable import ShowcaseTesting

@MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["SHOWCASE_RECORD"] == nil))
struct VerifyTests {
  private let package: TemporaryFolder

  init() throws { package = try TemporaryFolder.package() }

  private func planned(_ filter: String) throws -> PlannedUseCase {
    try #require(
      try PlannedUseCase.all(
        in: [lamps], plan: nil, file: package.root, environment: ["SHOWCASE_FILTER": filter]
      ).first)
  }

  @Test("A use case that fails is an issue with the words of the report")
  func issue() async throws {
    let planned = try planned("SignViewController")
    try await withKnownIssue {
      try await verify(planned)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("the golden is missing") }
    }
  }

  @Test("A use case whose goldens are right is no issue")
  func success() async throws {
    let planned = try planned("SignViewController")
    _ = planned.failures(recording: .all)
    try await verify(planned)
  }
}
