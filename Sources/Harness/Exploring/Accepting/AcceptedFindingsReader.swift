import Diagnostics
import Foundation
import Project
import ShowcaseKit
import TextFormats

extension AcceptedFindings {
  /// Reads the file of a package.
  ///
  /// - Parameter project: The package; without the file, no finding is accepted.
  /// - Throws: a diagnostic with its position for each unknown key, missing reason, and use case or oracle that does
  ///   not exist.
  package init(in project: Project) throws(Diagnostics) {
    let path = "\(project.root)/\(Self.path)"
    guard FileManager.default.fileExists(atPath: path) else {
      self.init()
      return
    }
    let text = try TextFile.read(path, named: Self.path)
    let useCases = project.showcases.flatMap { showcase in
      showcase.useCases.map { (showcase.name, $0.classForDisplay, $0.identifier) }
    }
    try self.init(text, useCases: useCases.flatMap { [$1, $2, "\($0)/\($1)", "\($0)/\($2)"] })
  }

  /// Reads the file's text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - useCases: The names of classes and use cases that exist.
  init(_ text: String, useCases: [String]) throws(Diagnostics) {
    var reader = AcceptedFindingsReader(useCases: useCases)
    let accepted = reader.findings(in: text)
    guard reader.faults.isEmpty else {
      let faults = reader.faults.sorted { ($0.position ?? .start) < ($1.position ?? .start) }
      throw Diagnostics(faults.map { $0.inFile(Self.path) })
    }
    self.init(accepted)
  }
}

/// Reads accepted findings, and collects all faults in one pass.
private struct AcceptedFindingsReader {
  let useCases: [String]
  private(set) var faults: [Diagnostic] = []

  init(useCases: [String]) {
    self.useCases = useCases
  }

  /// The result of `read`, or `nil` if it throws; the error is then a fault.
  private mutating func attempt<Value>(_ read: () throws(Diagnostic) -> Value) -> Value? {
    do {
      return try read()
    } catch {
      faults.append(error)
      return nil
    }
  }

  mutating func findings(in text: String) -> [AcceptedFinding] {
    guard let document = attempt({ () throws(Diagnostic) in try JSONValue(text) }) else { return [] }
    checkKeys(of: document, known: ["accepted", "version"])
    _ = attempt { () throws(Diagnostic) in
      let version = try document.member("version")
      guard try version.integer == 1 else {
        throw Diagnostic("the version of the format is unknown", at: version.position, expected: "1")
      }
    }
    let entries = attempt { () throws(Diagnostic) in try document.member("accepted").elements } ?? []
    let findings = entries.compactMap { finding($0) }
    checkRepetition(in: findings)
    return findings
  }

  private mutating func finding(_ value: JSONValue) -> AcceptedFinding? {
    checkKeys(of: value, known: ["oracle", "reason", "subject", "useCase"])
    let useCases = useCases
    let useCase = attempt { () throws(Diagnostic) in
      let member = try value.member("useCase")
      return try Self.known(member, among: useCases, "a use case or class")
    }
    let oracle = attempt { () throws(Diagnostic) in
      let names = Oracle.allCases.map(\.rawValue)
      return Oracle(rawValue: try Self.known(value.member("oracle"), among: names, "an oracle"))
    }
    let subject = attempt { () throws(Diagnostic) in try value.member("subject").nonEmptyString }
    let reason = attempt { () throws(Diagnostic) in
      let member = try value.member("reason")
      guard try member.string.contains(where: { !$0.isWhitespace }) else {
        throw Diagnostic("the reason is empty", at: member.position, expected: "why the finding is accepted")
      }
      return try member.string
    }
    guard let useCase, let oracle = oracle ?? nil, let subject, let reason else { return nil }
    var finding = AcceptedFinding(useCase, oracle, subject, reason: reason)
    finding.position = value.position
    return finding
  }

  private static func known(
    _ value: JSONValue, among names: [String], _ noun: String
  ) throws(Diagnostic) -> String {
    let name = try value.string
    guard !names.contains(name) else { return name }
    throw Diagnostic(
      "'\(name)' is not \(noun)", at: value.position,
      expected: names.count <= Oracle.allCases.count
        ? oneOf(names) : "Showcase/Class or Showcase/Class/Use case",
      nearest: nearestName(to: name, in: names), next: .list)
  }

  private mutating func checkKeys(of value: JSONValue, known: [String]) {
    for member in (try? value.members) ?? [] where !known.contains(member.key) {
      faults.append(
        Diagnostic(
          "the key '\(member.key)' is unknown", at: member.position, expected: oneOf(known),
          nearest: nearestName(to: member.key, in: known)))
    }
  }

  private mutating func checkRepetition(in findings: [AcceptedFinding]) {
    var keys: Set<String> = []
    for finding in findings where !keys.insert(finding.key).inserted {
      faults.append(
        Diagnostic(
          "the finding '\(finding.subject)' is there twice", at: finding.position,
          expected: "each finding once"))
    }
  }
}
