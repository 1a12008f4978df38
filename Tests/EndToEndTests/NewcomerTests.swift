import Foundation
import TestSupport
import Testing

/// What a newcomer does: the README's example in a package of its own, built, recorded, verified, and broken.
@Suite struct NewcomerTests {
  private let folder: TemporaryFolder
  private let readme: Readme

  init() throws {
    folder = try TemporaryFolder()
    readme = try Readme()
    try FileManager.default.createSymbolicLink(
      at: folder.url("Showcase"), withDestinationURL: Repository.root)
    for (path, text) in readme.files { try folder.write(text, to: "Greeting/\(path)") }
  }

  private func swift(_ arguments: String..., environment: [String: String] = [:]) throws -> Program.Outcome {
    try Program.swift.run(
      arguments, in: folder.url("Greeting"), environment: environment)
  }

  @Test(.timeLimit(.minutes(9)))
  func `the example of the README builds, records, passes, and fails when its label changes`() throws {
    let source = "Greeting/Sources/GreetingShowcase/Greeting.swift"

    let building = try swift("build", "--build-tests")
    try #require(building.status == 0, Comment(rawValue: building.output + building.errors))
    let recording = try swift("run", "--skip-build", "greeting", "--record")
    let passing = try swift("run", "--skip-build", "greeting")
    let testing = try swift("test", "--skip-build")
    try folder.edit(source, "Hello, world", to: "Hello, word")
    let failing = try swift("run", "greeting")
    let failingTest = try swift("test")

    #expect(recording.status == 0)
    #expect(recording.output == readme.transcripts[0])
    #expect(passing.status == 0)
    #expect(passing.output == readme.transcripts[1])
    #expect(testing.status == 0)
    #expect(testing.output.contains("with 1 test case passed"))
    #expect(failing.status == 1)
    #expect(failing.output == readme.transcripts[2])
    #expect(failingTest.status == 1)
    #expect((failingTest.output + failingTest.errors).contains(#""Hello, world" -> "Hello, word""#))
  }
}
