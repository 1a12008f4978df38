import Diagnostics
import GoldenFiles

/// The format of a golden; the raw value is the file's extension.
package enum GoldenFormat: String, Hashable, Sendable, CaseIterable {
  case text = "txt"
  case json
}

extension GoldenPath {
  /// Creates the path of a scenario's golden.
  ///
  /// - Parameters:
  ///   - name: The scenario.
  ///   - format: The golden's format; text by default.
  package init(of name: ScenarioName, format: GoldenFormat = .text) {
    let folders = GoldenPath.components(of: [name.target, name.classForDisplay, name.useCase])
    let file = SafeName(script: name.script, configuration: name.configuration).parts
    self.init(([GoldenPath.folder] + folders + file).joined(separator: "/") + ".\(format.rawValue)")
  }
}

extension GoldenPath {
  /// The scenario and the format of a golden; `nil` for a file that is not a scenario's golden.
  package var scenario: (name: ScenarioName, format: GoldenFormat)? {
    for format in GoldenFormat.allCases {
      // A path that encodes the same names differently is not a golden.
      guard path.utf8.reversed().starts(with: ".\(format.rawValue)".utf8.reversed()),
        let name = scenarioName(in: format),
        GoldenPath(of: name, format: format) == self
      else { continue }
      return (name, format)
    }
    return nil
  }

  /// The test of a value's golden; `nil` for a scenario's golden and for any other file.
  package var value: ValueGolden? {
    guard scenario == nil else { return nil }
    return ValueGolden(of: self)
  }

  private func scenarioName(in format: GoldenFormat) -> ScenarioName? {
    let components = String(path.unicodeScalars.dropLast(format.rawValue.utf8.count + 1)).parts(
      between: "/", omittingEmptyParts: false)
    guard components.first.map(String.init) == GoldenPath.folder else { return nil }
    let names = SafeName.joined(components.dropFirst())
    guard names.count == 4 else { return nil }
    let file = names[3].parts(between: ".", omittingEmptyParts: false).map(String.init)
    guard file.count == 2 else { return nil }
    let decoded = (names[..<3] + file).compactMap(SafeName.decode)
    guard decoded.count == 5 else { return nil }
    return ScenarioName(
      target: decoded[0], classForDisplay: decoded[1], useCase: decoded[2], script: decoded[3],
      configuration: decoded[4])
  }
}

extension GoldenFolder {
  /// Returns the names of all scenarios that have a golden.
  package func scenarioNames() throws(Diagnostic) -> [ScenarioName] {
    try files().compactMap { $0.scenario?.name }
  }
}
