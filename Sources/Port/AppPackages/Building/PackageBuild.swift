import Commands
import Diagnostics

/// Builds a package with the toolkit as its clone has compiled it, and runs its program.
///
/// Every package that shares the clone's build folder gets the same commands for the toolkit's modules, so the build
/// compiles none of them twice. In a build folder of its own, or in a copy of the clone's, it would compile all.
struct PackageBuild {
  let tool: Tool
  let package: PlannedPackage
  let clone: ToolkitClone
  let environment: [String: String]

  /// Builds the program.
  ///
  /// - Throws: a diagnostic with the first errors if the build fails.
  func build() throws {
    let outcome = try swift(["build", "--product", package.product])
    guard outcome.status != 0 else { return }
    let errors = outcome.output.split(separator: "\n").filter { $0.contains("error:") }.prefix(5)
    throw Diagnostic(
      "the package does not build: \(errors.joined(separator: "; "))",
      expected: "a package that builds", next: .shell(buildCommand))
  }

  /// Runs the program, which has been built.
  func run(_ arguments: [String]) throws -> ToolOutcome {
    try tool.run(["\(clone.scratch)/debug/\(package.product)"] + arguments, package.root, environment)
  }

  private func swift(_ arguments: [String]) throws -> ToolOutcome {
    let place = ["--package-path", package.root, "--scratch-path", clone.scratch]
    return try tool.run(
      ["swift"] + arguments.prefix(1) + place + arguments.dropFirst(), package.root, environment)
  }

  /// The command that repeats the build.
  private var buildCommand: String {
    "swift build --package-path \(package.shown.shellWord) --scratch-path \(clone.scratch.shellWord)"
      + " --product \(package.product.shellWord)"
  }
}
