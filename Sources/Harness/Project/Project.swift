import Diagnostics
import Foundation
import ShowcaseKit
import Storyboards
import TestPlans

/// A package with showcases: what it can stage, what its plans run, and where its goldens are.
///
/// Everything is in the package's folder; nothing depends on the working folder.
package struct Project: Sendable {
  /// The path of the package's folder.
  package let root: String
  /// The package's showcases.
  package let showcases: [Showcase]
  /// The scripts of every use case.
  package let scripts: ScriptFolder
  /// The folders of its goldens.
  package let goldens: GoldenStore
  /// The variables that the variables of plans may refer to.
  let environment: [String: String]

  /// Makes the project of a package.
  ///
  /// Faults of scripts are kept in ``scripts`` for callers that need scripts.
  ///
  /// - Parameters:
  ///   - root: The absolute path of the package's folder.
  ///   - showcases: All showcases of the package, in the order in which they are listed and run.
  ///   - environment: The variables that the variables of plans may refer to; by default the process's.
  /// - Throws: a diagnostic for each showcase and use case that exists twice, and for each name that has two
  ///   meanings.
  package init(
    root: String, showcases: [Showcase], environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(Diagnostics) {
    self.root = root
    self.showcases = showcases
    self.environment = environment
    goldens = GoldenStore(root: root)
    let twice = Self.duplicates(in: showcases)
    guard twice.isEmpty else { throw Diagnostics(twice) }
    scripts = ScriptFolder(root: root, showcases: showcases)
    let ambiguous = ambiguousNames
    guard ambiguous.isEmpty else { throw Diagnostics(ambiguous) }
  }

  /// What plans select from: every use case with its scripts, in the order of the showcases.
  package var catalogue: Catalogue {
    Catalogue(
      showcases.map { showcase in
        Catalogue.Target(
          showcase.name,
          showcase.useCases.map { useCase in
            Catalogue.UseCase(
              useCase.classForDisplay, useCase.name,
              scripts: scripts.files(of: useCase, in: showcase).map(\.name), tags: useCase.tags)
          })
      })
  }
}

extension UseCase {
  /// `ClassForDisplay/Use case`, as plans and filters name it.
  package var identifier: String { "\(classForDisplay)/\(name)" }
}

extension Project {
  /// Returns the folder of the package that a path is in: the nearest one upward with a
  /// `Package.swift`.
  ///
  /// - Parameter path: An absolute path of a folder or file.
  /// - Throws: a diagnostic if no folder upward has one.
  package static func root(containing path: String) throws(Diagnostic) -> String {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
      let parent = folder.deletingLastPathComponent()
      guard parent.path != folder.path else {
        throw Diagnostic(
          "no package holds '\(path)'", expected: "a Package.swift in the folder or above it",
          next: .showcase("run --package-path FOLDER"))
      }
      folder = parent
    }
    return folder.path
  }
}
