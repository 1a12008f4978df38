import Diagnostics

/// The findings of all rules in a package.
package struct StrictureReport: Hashable, Sendable {
  /// The findings, ordered by file, position and rule.
  package let findings: [StrictureFinding]
  package let fileCount: Int
  /// The number of rules that were checked.
  package let ruleCount: Int

  /// Applies all rules that sources decide.
  ///
  /// - Parameters:
  ///   - package: The package.
  ///   - configurationFile: The configuration's name, for diagnostics.
  /// - Throws: A diagnostic for each unnecessary exemption.
  package init(of package: CheckedPackage, configurationFile: String) throws(Diagnostics) {
    let rules = Stricture.all.filter(\.isStatic)
    let all = Set(rules.flatMap { $0.findings(in: package) })
    let exemptions = package.configuration.exemptions
    let idle = exemptions.filter { exemption in !all.contains { exemption.covers($0) } }
    guard idle.isEmpty else {
      throw Diagnostics(idle.map { $0.diagnostic(in: package).inFile(configurationFile) })
    }
    findings = all.filter { finding in !exemptions.contains { $0.covers(finding) } }.sorted {
      $0.key < $1.key
    }
    fileCount = package.files.count
    ruleCount = rules.count
  }

  /// The findings one after the other, and their number.
  package var text: String {
    let files = "\(fileCount) file\(fileCount == 1 ? "" : "s")"
    guard !findings.isEmpty else { return "\(ruleCount) rules hold over \(files)\n" }
    let count = "\(findings.count) finding\(findings.count == 1 ? "" : "s") in \(files)"
    return findings.map { "\($0)\n" }.joined() + count + "\n"
  }
}

extension StrictureFinding {
  fileprivate var key: (String, SourcePosition, Int, String) { (file, position, rule, problem) }
}

extension StrictureConfiguration.Exemption {
  fileprivate func covers(_ finding: StrictureFinding) -> Bool {
    finding.rule == rule && finding.file == file
  }

  fileprivate func diagnostic(in package: CheckedPackage) -> Diagnostic {
    let files = package.files.map(\.path) + ["Package.swift"]
    return Diagnostic(
      "nothing in '\(file)' is against rule \(rule) any more", at: position, expected: "no exemption",
      nearest: files.contains(file) ? nil : nearestName(to: file, in: files), next: .showcase("strictures"))
  }
}
