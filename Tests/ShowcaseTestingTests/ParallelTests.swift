import Expectations
import LampShowcase
import ShowcaseKit
import TestSupport
import Testing

@testable import ShowcaseTesting

/// Tests of several packages and plans in one process, which run concurrently.
@MainActor @Suite struct ParallelTests {
  /// Two packages: lamps with some wrong or missing goldens, and signs with the names of lamps.
  private let packages: [(showcase: Showcase, package: LampPackage)]

  init() throws {
    let signs = Showcase("Lamps") {
      UseCase("Desk lamp", of: LampViewController.self, coordinator: LampCoordinator.self)
      UseCase("Exit", of: SignViewController.self)
    }
    packages = try [(lamps, LampPackage()), (signs, LampPackage())]
    for (showcase, package) in packages { try package.record(showcase) }
    let folder = packages[0].package.folder
    try folder.edit(LampPackage.golden("on.iPhone"), "\"Bright\"", to: "\"Glaring\"")
    try folder.edit(LampPackage.golden("launch.iPad"), "\"Dark\"", to: "\"Dim\"")
    try packages[1].package.folder.remove(LampPackage.golden("on.iPad"))
  }

  /// The use cases of all packages, each one twice, as in two plans.
  private func useCases() throws -> [PlannedUseCase] {
    try (packages + packages).flatMap { try $0.package.all(of: [$0.showcase]) }
  }

  private func failures(of useCase: PlannedUseCase) async throws -> [String] {
    var failures: [String] = []
    try await useCase.verifier.verify(useCase.scenarios) { failure in
      let files = failure.files().map { "\($0.name)\n" + String(decoding: $0.bytes, as: UTF8.self) }
      failures.append(([failure.text] + files).joined(separator: "\n"))
    }
    return failures
  }

  @Test func `Use cases that take turns, in any order, fail as they do one by one`() async {
    await forEachRow(SplitMix64.seeds(5)) { seed in
      let useCases = try useCases()
      var alone: [[String]] = []
      for useCase in useCases { alone.append(try await failures(of: useCase)) }
      expectEqual(alone.map(\.count), [2, 0, 0, 1, 0, 2, 0, 0, 1, 0])

      var generator = SplitMix64(seed: seed)
      let tasks = useCases.indices.shuffled(using: &generator).map { index in
        (index, Task { try await failures(of: useCases[index]) })
      }
      for (index, task) in tasks { expectEqual(try await task.value, alone[index]) }
    }
  }
}
