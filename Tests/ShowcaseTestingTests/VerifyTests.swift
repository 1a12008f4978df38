import Expectations
import LampShowcase
import ShowcaseKit
import TestSupport
import Testing

@testable import ShowcaseTesting

@MainActor @Suite struct VerifyTests {
  private let package: LampPackage

  init() throws { package = try LampPackage() }

  private func planned(_ filter: String) throws -> PlannedUseCase {
    try #require(try package.all(["SHOWCASE_FILTER": filter]).first)
  }

  @Test
  func `Each scenario that fails is an issue with the words of the report, where the use case is written`()
    async throws
  {
    let planned = try planned("SignViewController")
    let location = try #require(planned.location)
    expectEqual(location.fileID, "LampShowcase/Lamps.swift")
    try await withKnownIssue {
      try await verify(planned)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("the golden is missing") }
        && issue.sourceLocation?.filePath == location.filePath && issue.sourceLocation?.line == location.line
    }
  }

  @Test func `A use case that comes with the harness is an issue where it is verified`() async throws {
    let showcase = Showcase("Home") { UseCase.homeScreen }
    let package = try TemporaryFolder.package()
    let planned = try #require(
      try PlannedUseCase.all(in: [showcase], plan: nil, file: package.root, variables: TestVariables([:])) {
        _ in
      }
      .first)
    try await withKnownIssue {
      try await verify(planned)
    } matching: { issue in
      issue.sourceLocation?.fileID == #fileID
    }
  }

  @Test func `A use case whose goldens are right is not an issue`() async throws {
    try package.record()
    try await verify(planned("SignViewController"))
  }

  @Test func `A cancelled test ends before its next scenario`() async throws {
    let planned = try planned("SignViewController")
    let task = Task { @MainActor in try await verify(planned) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
