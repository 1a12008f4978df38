import Expectations
import Foundation
import IdiomShowcase
import TestSupport
import Testing

/// Asynchronous code as apps have it, in a program with workers.
@Suite @HazardActor struct IdiomTests {
  private let package: TemporaryFolder

  init() throws {
    package = try Hazards.package(of: "Idioms")
    for index in Idiom.all.indices {
      try package.write(
        "advance(by: 100)\n", to: "Plans/Scripts/Idioms/IdiomViewController/\(index)/wait.eg.swift")
    }
  }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Hazards.program.run(["--workers", "2"] + arguments, in: package.url())
  }

  @Test func `Every idiom shows its words, and the same in every run`() throws {
    let recording = try run("--record")
    expectEqual(recording.status, 0, Comment(rawValue: recording.output))
    for (index, idiom) in Idiom.all.enumerated() {
      let golden = try package.read("Snapshots/Idioms/IdiomViewController/\(index)/wait.iPhone.txt")
      #expect(golden.contains("\"\(idiom.words)\""), Comment(rawValue: idiom.name))
      #expect(!golden.contains("\npending"))
    }
    for _ in 0..<(Extent.isWhole ? 5 : 1) {
      let outcome = try run("--again")
      expectEqual(outcome.status, 0, Comment(rawValue: outcome.output))
    }
  }
}
