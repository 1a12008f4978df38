import Foundation

/// First builds of packages that depend on this one, and of this repository, compared with that of
/// a package with an empty test.
///
/// Processor time is measured: every build starts from an empty build folder, and the limits are
/// the promised ones.
@MainActor let buildingBenchmarks: [Benchmark] = [
  Benchmark(
    name: "a first build with one assertSnapshot", baseline: build("empty test package", .empty),
    candidate: build("with assertSnapshot", .assertion), rounds: 3, limit: 1.8),
  Benchmark(
    name: "a first build with the whole toolkit", baseline: build("empty test package", .empty),
    candidate: build("with a showcase", .showcase), rounds: 3, limit: 12),
  Benchmark(
    name: "a first build of the gallery's program", baseline: build("empty test package", .empty),
    candidate: buildRepository("swift build --product showcase", ["--product", "showcase"]), rounds: 1),
  Benchmark(
    name: "a first build of this repository's tests", baseline: build("empty test package", .empty),
    candidate: buildRepository("swift build --build-tests", ["--build-tests"]), rounds: 1),
]

/// A first build of something in this repository, in a separate build folder.
@MainActor
private func buildRepository(_ name: String, _ arguments: [String]) -> Benchmark.Contender {
  Benchmark.Contender(name: name) {
    let files = try TemporaryFiles()
    return try processorTime(
      ofBuild: ["--package-path", packageRoot, "--scratch-path", files.path(of: "build")] + arguments)
  }
}

/// The processor time of `swift build` and of all processes that it starts.
private func processorTime(ofBuild arguments: [String]) throws -> Duration {
  let before = ProcessTime.ofChildren
  try Program(arguments: ["swift", "build"] + arguments).run()
  return ProcessTime.ofChildren - before
}

@MainActor
private func build(_ name: String, _ package: BuiltPackage) -> Benchmark.Contender {
  Benchmark.Contender(name: name) { try package.firstBuild() }
}

/// A package as users have it.
private enum BuiltPackage {
  /// Depends on nothing.
  case empty
  /// Asserts one value's text.
  case assertion
  /// Has a showcase, an executable and a test of its use cases, like the README's example.
  case showcase

  /// The processor time of `swift build --build-tests` and of all processes that it starts.
  func firstBuild() throws -> Duration {
    let files = try TemporaryFiles()
    try FileManager.default.createSymbolicLink(
      atPath: files.path(of: "Showcase"), withDestinationPath: packageRoot)
    for (path, text) in sources { try files.write(text, to: "App/\(path)") }
    return try processorTime(ofBuild: ["--build-tests", "--package-path", files.path(of: "App")])
  }

  private var sources: [String: String] {
    switch self {
    case .empty:
      [
        "Package.swift": manifest("", #".testTarget(name: "AppTests")"#),
        "Tests/AppTests/AppTests.swift": "import Testing\n\n@Test func nothing() {}\n",
      ]
    case .assertion:
      [
        "Package.swift": manifest(
          dependency,
          #".testTarget(name: "AppTests", dependencies: [.product(name: "Snapshotting", package: "Showcase")])"#
        ),
        "Tests/AppTests/AppTests.swift": """
        import Snapshotting
        import Testing

        @Test func words() { assertSnapshot(of: ["a", "b"], as: .lines) }

        """,
      ]
    case .showcase:
      [
        "Package.swift": manifest(
          dependency,
          """
          .target(
            name: "AppShowcase",
            dependencies: [
              .product(name: "HeadlessUIKit", package: "Showcase"),
              .product(name: "ShowcaseKit", package: "Showcase"),
            ]),
          .executableTarget(
            name: "app",
            dependencies: ["AppShowcase", .product(name: "ShowcaseCommand", package: "Showcase")]),
          .testTarget(
            name: "AppTests",
            dependencies: ["AppShowcase", .product(name: "ShowcaseTesting", package: "Showcase")]),
          """),
        "Sources/AppShowcase/AppShowcase.swift": """
        import HeadlessUIKit
        import ShowcaseKit

        public let app = Showcase("App") { UseCase("Nothing", of: UIViewController.self) }

        """,
        "Sources/app/main.swift": "import AppShowcase\nimport ShowcaseCommand\n\nShowcaseCommand.main(app)\n",
        "Tests/AppTests/AppTests.swift": """
        import AppShowcase
        import ShowcaseTesting
        import Testing

        @Test(arguments: try PlannedUseCase.all(in: app)) @MainActor
        func useCase(_ planned: PlannedUseCase) async throws { try await verify(planned) }

        """,
      ]
    }
  }

  private var dependency: String { #"dependencies: [.package(path: "../Showcase")], "# }

  private func manifest(_ dependencies: String, _ targets: String) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(name: "App", \(dependencies)targets: [\(targets)])

    """
  }
}
