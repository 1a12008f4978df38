import RenderTree
import Storyboards
import TestRunner

/// A use case of a gallery: its scripts, each in some configurations.
struct GalleryUseCase {
  let target: String
  let classForDisplay: String
  let name: String
  private(set) var scenarios: [GalleryScenario]

  /// Groups scenarios by use case; use cases are sorted by class for display, then by name, then by
  /// showcase.
  static func all(in scenarios: [GalleryScenario]) -> [GalleryUseCase] {
    var indices: [[String]: Int] = [:]
    var useCases: [GalleryUseCase] = []
    for scenario in scenarios {
      let name = scenario.name
      let key = [name.classForDisplay, name.useCase, name.target]
      if let index = indices[key] {
        useCases[index].scenarios.append(scenario)
      } else {
        indices[key] = useCases.count
        useCases.append(
          GalleryUseCase(
            target: name.target, classForDisplay: name.classForDisplay, name: name.useCase,
            scenarios: [scenario]))
      }
    }
    return useCases.sorted { $0.key.lexicographicallyPrecedes($1.key) }
  }

  /// The key by which use cases are sorted, independent of the machine's language.
  private var key: [String] {
    // The exact names come last, since two may differ only in case.
    [classForDisplay, name, target].map { $0.lowercased() } + [classForDisplay, name, target]
  }

  /// The names of the scripts, each once, in the order of the scenarios.
  var scripts: [String] { scenarios.map(\.name.script).withoutRepetition }

  var configurations: [String] { scenarios.map(\.name.configuration).withoutRepetition }

  /// The scenarios of a script.
  func scenarios(of script: String) -> [GalleryScenario] { scenarios.filter { $0.name.script == script } }

  /// The name of the use case's page, which is as stable as the use case's name.
  ///
  /// A name that is too long for some disks is cut off, and ends with a hash of the whole name.
  var file: String {
    let parts = [target, classForDisplay, name].map(\.fileNamePart).joined(separator: ".")
    guard parts.utf8.count > Self.longestFile else { return "\(parts).html" }
    let number = RunHeading.fingerprint(of: [target, classForDisplay, name])
    // Parts of file names are ASCII, so each character is one byte.
    return "\(parts.prefix(Self.longestFile))~\(number).html"
  }

  private static let longestFile = 180
}

extension [String] {
  fileprivate var withoutRepetition: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension String {
  /// A name as a part of a file name, with its own dots and slashes replaced; never empty.
  fileprivate var fileNamePart: String {
    guard !isEmpty else { return "~" }
    return anchorPart.split(separator: ".", omittingEmptySubsequences: false).joined(separator: "~2E")
  }
}

/// A scenario of a gallery, and what it shows.
package struct GalleryScenario: Sendable {
  package var name: ScenarioName
  /// The scenario's golden; `nil` if it is missing or cannot be read.
  package var storyboard: Storyboard?

  package init(_ name: ScenarioName, _ storyboard: Storyboard?) {
    self.name = name
    self.storyboard = storyboard
  }
}
