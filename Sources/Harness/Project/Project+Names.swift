import Diagnostics
import ShowcaseKit
import Storyboards

extension Project {
  /// Returns a diagnostic for each showcase and use case that exists twice.
  static func duplicates(in showcases: [Showcase]) -> [Diagnostic] {
    let useCases = showcases.flatMap { showcase in
      showcase.useCases.map { "\(showcase.name)/\($0.identifier)" }
    }
    return duplicates(showcases.map(\.name), called: "showcases") + duplicates(useCases, called: "use cases")
      + showcases.flatMap(duplicateRules)
  }

  /// A diagnostic for each rule with the name of another one of its showcase; one rule may be that of several use
  /// cases.
  private static func duplicateRules(in showcase: Showcase) -> [Diagnostic] {
    var known: [String: UseCaseLocation] = [:]
    var reported: Set<UseCaseLocation> = []
    return (showcase.rules + showcase.useCases.flatMap(\.rules)).compactMap { rule in
      let first = known[rule.name] ?? rule.location
      known[rule.name] = first
      guard first != rule.location, reported.insert(rule.location).inserted else { return nil }
      return Diagnostic(
        "there are two rules '\(rule.name)' in the showcase '\(showcase.name)'", file: rule.location.fileID,
        at: SourcePosition(line: rule.location.line, column: 1),
        expected: "another name than that of the rule at \(first.fileID):\(first.line)")
    }
  }

  private static func duplicates(_ names: [String], called kind: String) -> [Diagnostic] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }
      .map { Diagnostic("there are two \(kind) '\($0)'", expected: "another name for each") }
  }

  /// A diagnostic for each identifier that filters and plans could read in two ways, because a slash is in a name
  /// as well as between names.
  var ambiguousNames: [Diagnostic] {
    var known: [String: [String]] = [:]
    var reported: Set<[[String]]> = []
    let names = showcases.flatMap { showcase in
      showcase.useCases.flatMap { scenarioNames(of: $0, in: showcase) }
    }
    return names.flatMap(\.identifierParts).compactMap { parts in
      let identifier = parts.joined(separator: "/")
      let readings = [known.updateValue(parts, forKey: identifier) ?? parts, parts]
      // With the showcase in front, both readings would be reported again.
      let rests = readings.map { Array($0.dropFirst()) }
      guard readings[0] != parts, reported.insert(readings).inserted,
        readings[0].first != parts.first || !reported.contains(rests)
      else { return nil }
      let lists = readings.map { $0.map { "'\($0)'" }.joined(separator: ", ") }
      return Diagnostic(
        "'\(identifier)' could mean \(lists[0]) or \(lists[1])",
        expected: "names that differ when '/' is written between them")
    }
  }

  /// Returns the names of a use case's scenarios, whose configuration is left open.
  func scenarioNames(of useCase: UseCase, in showcase: Showcase) -> [ScenarioName] {
    (["launch"] + scripts.files(of: useCase, in: showcase).map(\.name)).map {
      ScenarioName(
        target: showcase.name, classForDisplay: useCase.classForDisplay, useCase: useCase.name, script: $0,
        configuration: "")
    }
  }
}
