import Foundation
import GoldenFiles
import Scripts
import Storyboards

/// What scripts leave out, for other programs.
package struct CoverageReport: Codable, Hashable {
  package var useCases: [Item]

  /// A use case.
  package struct Item: Codable, Hashable {
    package var useCase: String
    /// How many inputs its screens offer.
    package var offered: Int
    package var missing: [Missing]
    /// The configurations in which no script but the launch runs.
    package var idleConfigurations: [String]
    /// The scenarios that stopped before their end.
    package var stopped: [String]
  }

  /// What no script does.
  package struct Missing: Codable, Hashable {
    package var element: String
    package var input: Input.Kind
    /// The statements of a script that does it; `nil` if no interaction can find the element.
    package var statements: [String]?
  }

  /// - Parameter outcome: What scripts do.
  package init(_ outcome: CoverageSurvey.Outcome) {
    useCases = outcome.useCases.map { useCase in
      Item(
        useCase: useCase.identifier, offered: useCase.offered.count,
        missing: useCase.missing.map {
          Missing(element: $0.use.element, input: $0.use.kind, statements: $0.statements)
        }, idleConfigurations: useCase.idleConfigurations, stopped: useCase.stopped)
    }
  }
}

/// The beginning of a script that does what none of a use case's does.
package struct CoverageScript {
  /// The path of the file, relative to the package.
  package let path: String
  package let text: String

  /// - Parameter useCase: A use case; the result is `nil` if its scripts do all that a script can.
  package init?(for useCase: UseCaseCoverage) {
    guard let way = useCase.missing.first(where: { $0.statements != nil }), let statements = way.statements
    else { return nil }
    let name = useCase.name
    let folders = GoldenPath.components(of: [name.target, name.classForDisplay, name.useCase])
    path = (["Plans/Scripts"] + folders + ["unexercised.eg.swift"]).joined(separator: "/")
    let script = statements.map { $0 + "\n" }.joined()
    text =
      "// No other script does this: \(way.use.kind.rawValue), \(way.use.element.terminalComment)\n"
      + ((try? Script.formatted(script)) ?? script)
  }

  /// Writes the script unless the file exists.
  ///
  /// - Parameter root: The path of the package.
  /// - Returns: Whether it was written.
  package func write(in root: String) throws -> Bool {
    let url = URL(fileURLWithPath: "\(root)/\(path)")
    guard !FileManager.default.fileExists(atPath: url.path) else { return false }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .withoutOverwriting)
    return true
  }
}

extension String {
  /// The text on one line, as a comment needs.
  fileprivate var terminalComment: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
