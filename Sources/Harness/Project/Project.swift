import Diagnostics
import Foundation
import GoldenFiles
import ShowcaseKit
import TestPlans

/// A package that has showcases: what it can stage, what its plans want, and where its goldens are.
///
/// Everything is found below the package's folder; nothing depends on the folder that a command is typed in.
package struct Project: Sendable {
  /// The path of the package's folder.
  package let root: String
  package let showcases: [Showcase]
  /// The scripts of every use case.
  package let scripts: ScriptFolder
  package let goldens: GoldenStore
  /// What plans' variables may be made of.
  let environment: [String: String]

  /// Looks at a package.
  ///
  /// Faults of scripts are kept for whoever needs scripts.
  ///
  /// - Throws: a diagnostic for each showcase and use case that is there twice.
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
  }

  /// What plans choose from: every use case with its scripts, in the order of the showcases.
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

  private static func duplicates(in showcases: [Showcase]) -> [Diagnostic] {
    let useCases = showcases.flatMap { showcase in
      showcase.useCases.map { "\(showcase.name)/\($0.identifier)" }
    }
    return duplicates(showcases.map(\.name), called: "showcases") + duplicates(useCases, called: "use cases")
  }

  private static func duplicates(_ names: [String], called kind: String) -> [Diagnostic] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }
      .map { Diagnostic("there are two \(kind) '\($0)'", expected: "a name of its own for each") }
  }
}

extension UseCase {
  /// `ClassForDisplay/Use case`, as plans and filters name it.
  package var identifier: String { "\(classForDisplay)/\(name)" }
}
