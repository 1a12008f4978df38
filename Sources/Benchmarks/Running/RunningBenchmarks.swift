import Foundation

/// Runs over worker processes, beside the same in one process, and beside other ways to run tests.
@MainActor let runningBenchmarks: [Benchmark] = [
  Benchmark(
    name: "two workers", baseline: running(200, workers: 1), candidate: running(200, workers: 2), rounds: 5,
    limit: 1 / 1.7),
  Benchmark(
    name: "a run of the gallery where nothing changed", baseline: emptySwiftTest, candidate: galleryRun,
    rounds: 3, limit: 1 / 10),
]

@MainActor
private func running(_ count: Int, workers: Int) -> Benchmark.Contender {
  Benchmark.Contender(name: "\(count) screens by \(workers)") {
    try RunPackages.withScreens.get().run(workers: workers)
  }
}

/// `swift test` on a package with nothing but an empty test, which is built already.
@MainActor private let emptySwiftTest = Benchmark.Contender(name: "swift test, empty package") {
  let files = try EmptyPackage.files.get()
  return try ContinuousClock().measure {
    try Program(arguments: ["swift", "test", "--package-path", files.root]).run()
  }
}

/// The `showcase` that lies beside this program, on the package that it was built from.
@MainActor private let galleryRun = Benchmark.Contender(name: "showcase run") {
  let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("showcase").path
  return try ContinuousClock().measure {
    try Program(arguments: [program, "run", "--package-path", packageRoot]).run()
  }
}

/// This package's folder.
private let packageRoot = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
  url.deletingLastPathComponent()
}.path

/// Packages that several benchmarks use.
@MainActor
enum RunPackages {
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
