import Foundation

/// Runs in worker processes, compared with runs in one process and with other ways to run tests.
@MainActor let runningBenchmarks: [Benchmark] = [
  Benchmark(
    name: "two workers", baseline: running(workers: 1), candidate: running(workers: 2), rounds: 5,
    limit: 1 / 1.7),
  Benchmark(
    name: "a run of one use case", baseline: emptySwiftTest, candidate: smallRun,
    rounds: 5,
    limit: 1 / 10),
  Benchmark(
    name: "a run of the gallery where nothing changed", baseline: emptySwiftTest,
    candidate: galleryRun("showcase run"), rounds: 5, limit: 1 / 10),
  Benchmark(
    name: "a run of the gallery that runs everything again", baseline: emptySwiftTest,
    candidate: galleryRun("showcase run --again", ["--again"]), rounds: 5),
]

@MainActor
private func running(workers: Int) -> Benchmark.Contender {
  Benchmark.Contender(name: "200 screens by \(workers)") {
    try RunPackages.withScreens.get().run(workers: workers)
  }
}

/// `swift test` on a package that has only an empty test, and is already built.
@MainActor private let emptySwiftTest = Benchmark.Contender(name: "swift test, empty package") {
  let files = try EmptyPackage.files.get()
  return try ContinuousClock().measure {
    try Program(arguments: ["swift", "test", "--package-path", files.root]).run()
  }
}

/// A package with as little to show as the empty one has to test.
@MainActor private let smallRun = Benchmark.Contender(name: "showcase run, one label") {
  let root = try RunPackages.withCrowd.get().root
  return try ContinuousClock().measure { try RunPackage.runOne(root: root) }
}

/// The `showcase` next to this program, on the package that it was built from.
@MainActor
private func galleryRun(_ name: String, _ arguments: [String] = []) -> Benchmark.Contender {
  let program = URL(fileURLWithPath: ownPath).resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("showcase").path
  return Benchmark.Contender(name: name) {
    try ContinuousClock().measure {
      try Program(arguments: [program, "run", "--package-path", packageRoot] + arguments).run()
    }
  }
}

/// This package's folder.
let packageRoot = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
  url.deletingLastPathComponent()
}.path

/// Packages that several benchmarks use.
@MainActor
enum RunPackages {
  static let withCrowd = Result { try RunPackage(crowd, configurationCount: 1) }
  static let withScreens = Result { try RunPackage(screens, configurationCount: 10) }
}

@MainActor
private enum EmptyPackage {
  static let files = Result { () throws -> TemporaryFiles in
    let files = try TemporaryFiles()
    try files.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "Empty", targets: [.testTarget(name: "EmptyTests")])
      """, to: "Package.swift")
    try files.write("import Testing\n\n@Test func nothing() {}\n", to: "Tests/EmptyTests/EmptyTests.swift")
    try Program(arguments: ["swift", "test", "--package-path", files.root]).run()
    return files
  }
}
