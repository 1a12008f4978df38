import Commands
import Diagnostics
import Foundation

/// Builds a package with the toolkit as its clone has compiled it, and runs its program.
///
/// Every package that shares the clone's build folder gets the same commands for the toolkit's modules, so the build
/// compiles none of them twice. In a build folder of its own, or in a copy of the clone's, it would compile all.
struct PackageBuild {
  let tool: Tool
  /// The absolute path of the package, and the path that messages show.
  let root: String
  let shown: String
  /// The name of the program.
  let product: String
  let clone: ToolkitClone
  let environment: [String: String]

  /// Builds the program, and removes the plan of the build.
  ///
  /// The next build in that folder would follow the plan, whichever package it is of, and say that all is built.
  func build() throws -> ToolOutcome {
    let outcome = try tool.run(
      [
        "swift", "build", "--package-path", root, "--scratch-path", clone.scratch, "--product", product,
      ], root, environmentWithClone)
    _ = try tool.run(["rm", "-f", "\(clone.scratch)/debug.yaml"], root, environment)
    return outcome
  }

  /// The folder of the toolkit's modules, once it has been built.
  var modules: String { "\(clone.scratch)/debug/Modules" }

  /// Runs the program, which has been built, by the package's script.
  func run(_ arguments: [String]) throws -> ToolOutcome {
    var environment = environmentWithClone
    environment["SHOWCASE_IS_BUILT"] = "yes"
    return try tool.run(["sh", "\(root)/\(CommonFiles.launcher)"] + arguments, root, environment)
  }

  /// A package that depends on releases is built with the clone, too, which has been compiled.
  private var environmentWithClone: [String: String] {
    environment.merging([ToolkitDependency.variable: clone.path]) { $1 }
  }

  /// The fault of a build, with its first errors.
  func fault(_ outcome: ToolOutcome) -> Diagnostic {
    let errors = outcome.output.split(separator: "\n").filter { $0.contains("error:") }.prefix(3)
    return Diagnostic(
      "the package does not build: \(errors.joined(separator: "; "))", expected: "a package that builds",
      next: .shell(
        "swift build --package-path \(shown.shellWord) --scratch-path \(clone.scratch.shellWord)"
          + " --product \(product.shellWord)"))
  }
}
