import Expectations
import Foundation
import TestSupport
import Testing

/// What the README and the article about reviewing show of the example's program.
///
/// `NewcomerTests` checks the same in a package, if all tests are run.
@Suite @ProgramActor struct CompiledExampleTests {
  private let folder: TemporaryFolder
  private let readme: Document
  private let reviewing: Document
  private let example: CompiledExample

  init() throws {
    folder = try TemporaryFolder()
    readme = try Document.readme()
    reviewing = try Document.article("Reviewing", of: "ShowcaseCommand")
    for (path, text) in readme.files { try folder.write(text, to: "Greeting/\(path)") }
    example = CompiledExample(package: folder.url("Greeting"))
  }

  private func build() throws {
    let building = try example.build()
    try #require(building.status == 0, Comment(rawValue: building.output + building.errors))
  }

  @Test(.enabled(if: !Extent.isWhole)) func `the example's program says what the README shows`() throws {
    try build()
    let recording = try example.greeting("--record")
    let passing = try example.greeting()
    try ExampleRepository(folder: folder.url("Greeting")).commit()
    try folder.edit("Greeting/Sources/GreetingShowcase/Greeting.swift", "Hello, world", to: "Hello, word")
    try build()
    let failing = try example.greeting()

    expectEqual([recording.output, passing.output, failing.output], Array(readme.transcripts.prefix(3)))
    expectEqual([recording.status, passing.status, failing.status], [0, 0, 1])
    try ExampleReview(article: reviewing, greeting: example.greeting).check()
  }
}
