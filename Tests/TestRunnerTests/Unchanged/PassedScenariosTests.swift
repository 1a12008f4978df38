import Expectations
import Foundation
import Storyboards
import TestSupport
import Testing

@testable import TestRunner

@Suite struct PassedScenariosTests {
  private static let program = Fingerprint(first: 1, second: 2)
  private static let names = ["Desk lamp", "Ceiling lamp"].map {
    ScenarioName(
      target: "Lamps", classForDisplay: "LampViewController", useCase: $0, script: "launch",
      configuration: "iPhone")
  }
  private let package: TemporaryFolder

  init() throws { package = try TemporaryFolder.package() }

  private static var passed: PassedScenarios {
    var passed = PassedScenarios(of: program)
    for (index, name) in names.enumerated() { passed[name] = Fingerprint(first: .max, second: UInt64(index)) }
    return passed
  }

  @Test func `Without a file nothing is known, and what is written is read again`() {
    // Without a file no scenario has passed.
    expectTrue(PassedScenarios(ofPackage: package.root, by: Self.program).isEmpty)
    // Written scenarios are read back.
    Self.passed.write(toPackage: package.root)
    let read = PassedScenarios(ofPackage: package.root, by: Self.program)
    expectEqual(read, Self.passed)
    expectEqual(read[Self.names[1]], Fingerprint(first: .max, second: 1))
  }

  @Test func `Another program starts from nothing, and a scenario that is taken out is not known`() {
    // A removed scenario is no longer listed.
    var passed = Self.passed
    passed[Self.names[0]] = nil
    expectNil(PassedScenarios(passed.text, of: Self.program)[Self.names[0]])
    expectNotNil(PassedScenarios(passed.text, of: Self.program)[Self.names[1]])
    // Another program starts from scratch.
    expectTrue(PassedScenarios(Self.passed.text, of: Fingerprint(first: 1, second: 3)).isEmpty)
  }

  @Test func `A damaged file counts as none, and is read without a fault`() {
    // A text that is damaged, truncated or of another version is ignored.
    forEachRow(
      [
        { $0.replacing("showcase-passed 1", with: "showcase-passed 2") }, { String($0.dropLast()) },
        { String($0.dropLast(2)) + "\n" }, { $0 + "\n" }, { $0.replacing("f", with: "g") },
        { $0.replacing(" ffff", with: "-ffff") }, { $0.replacing("\n", with: "\r\n") },
        { "\u{FEFF}" + $0 }, { $0 + "0\n" }, { $0.replacing(" ffff", with: " +fff") }, { _ in "" },
        { _ in "\n\n\n" }, { _ in String(repeating: "\0", count: 200) },
      ] as [@Sendable (String) -> String]
    ) { damage in
      let text = damage(Self.passed.text)
      #expect(text != Self.passed.text, "\(text.prefix(60))")
      expectTrue(PassedScenarios(text, of: Self.program).isEmpty, "\(text.prefix(60))")
    }
    // A file that is damaged anywhere is read without a fault.
    forEachRow(SplitMix64.seeds(100)) { (seed: UInt64) in
      var random = SplitMix64(seed: seed)
      var bytes = Array(Self.passed.text.utf8)
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      let read = PassedScenarios(String(decoding: bytes, as: UTF8.self), of: Self.program)
      #expect(read.isEmpty || bytes.count == Self.passed.text.utf8.count, "seed \(seed)")
    }
  }

  @Test func `What is not a file, or is elsewhere, counts as none, and nothing is written there`() throws {
    let outside = try TemporaryFolder()
    try outside.write("mine\n", to: "file")
    try package.write("", to: ".build/showcase/other")
    try FileManager.default.createSymbolicLink(
      at: package.url(PassedScenarios.path), withDestinationURL: outside.url("file"))
    expectTrue(PassedScenarios(ofPackage: package.root, by: Self.program).isEmpty)
    Self.passed.write(toPackage: package.root)
    expectEqual(try outside.read("file"), "mine\n")
    try package.remove(PassedScenarios.path)
    try package.write("", to: "\(PassedScenarios.path)/file")
    expectTrue(PassedScenarios(ofPackage: package.root, by: Self.program).isEmpty)
  }
}
