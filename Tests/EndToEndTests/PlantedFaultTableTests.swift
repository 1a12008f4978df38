import Expectations
import Foundation
import TestSupport
import Testing

/// What finds each planted fault, and how long the shortest script is, by other processes.
@Suite @HazardActor struct PlantedFaultTableTests {
  /// The part of a report that the table shows.
  private struct Report: Decodable {
    var findings: [Finding]

    struct Finding: Decodable {
      /// As `showcase/class/use case`.
      var useCase: String
      var oracle: String
      var subject: String
      var statements: [String]

      func isOf(_ name: String, _ oracle: String?) -> Bool {
        useCase.hasSuffix("/\(name)") && self.oracle == oracle
      }
    }
  }

  private static func findings(of showcase: String, walks: Int) throws -> [Report.Finding] {
    let package = try Hazards.package(of: showcase)
    let arguments = ["explore", "--walks", "\(walks)", "--workers", "2", "--format", "json"]
    let outcome = try Hazards.program.run(arguments, in: package.url())
    return try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8)).findings
  }

  /// The oracle that finds the fault of each use case; `nil` for one that takes a specification.
  private static let faults: [(useCase: String, oracle: String?)] = [
    ("Index", "crash"), ("Emoji", "crash"), ("Digits", "crash"), ("Empty", "crash"), ("Twice", "crash"),
    ("Exception", "crash"), ("Endless", "neverIdle"), ("Vanishing", "deadEnd"),
    ("Constraint", "brokenConstraint"), ("Deaf", "nothingHappens"), ("Rotation", "notRestored"),
    ("Background", "notRestored"), ("Memory", "notRestored"), ("Appearance", "notRestored"),
    ("Text size", "notRestored"), ("Leak", "alive"), ("Untranslated", "missingText"),
    ("Clipped", "clippedText"), ("Stale row", "crash"), ("Birthday", "crash"), ("Zoom", "crash"),
    ("Shortcut", "crash"), ("Ticking", "alive"), ("Observing", "alive"), ("Popped", "alive"),
    ("Spinning", "deadEnd"), ("Alert", "deadEnd"), ("Disabled", "deadEnd"),
    ("Pushed twice", "duplicatePresentation"), ("Sheet twice", "duplicatePresentation"),
    ("Unwired", "nothingHappens"), ("Reuse", "notRestored"), ("Tabs", "notRestored"),
    ("Direction", "notRestored"), ("Lost input", "notRestored"), ("Foreground", "notRestored"),
    ("Title", "clippedText"), ("Large text", "clippedText"), ("Bottom", "outsideSafeArea"),
    ("Top", "outsideSafeArea"), ("Overlap", "overlapping"), ("Keyboard", "covered"), ("Overlay", "covered"),
    ("Card", "unreachable"), ("Icon", "unlabeled"), ("Switch", "unlabeled"), ("Dark", "contrast"),
    ("Faded", "contrast"), ("Error text", "missingText"), ("Color", "missingText"),
    ("Landscape", "brokenConstraint"), ("Visits", "unstable"), ("First row", nil), ("Wrong row", nil),
  ]

  /// What planted faults bring about, which other oracles see: a text that is too long also leaves the safe area, a
  /// screen that waits without end is a dead end, too.
  private static let consequences: [(useCase: String, oracle: String?)] = [
    ("Clipped", "outsideSafeArea"), ("Spinning", "covered"), ("Title", "deadEnd"),
    ("Large text", "outsideSafeArea"), ("Keyboard", "deadEnd"), ("Icon", "clippedText"),
    ("Landscape", "notRestored"),
  ]

  /// What two explorations find, which several tests ask about.
  private static let found = Result {
    try findings(of: "Planted faults", walks: 5) + findings(of: "Planted slips", walks: 5)
  }

  /// Each planted fault with what is found of it.
  private func rows() throws -> [(fault: (useCase: String, oracle: String?), finding: Report.Finding?)] {
    let findings = try Self.found.get()
    return Self.faults.map { fault in (fault, findings.first { $0.isOf(fault.useCase, fault.oracle) }) }
  }

  @Test(.enabled(if: Extent.isWhole)) func `Nearly all planted faults are found`() throws {
    let rows = try rows()
    let table = rows.map { fault, finding in
      let length = finding.map { "\($0.statements.count)" } ?? "not found"
      return "| \(fault.useCase) | \(fault.oracle ?? "-") | \(length) | \(finding?.subject ?? "") |"
    }
    print(
      (["| fault | oracle | statements | subject |", "|---|---|---|---|"] + table).joined(separator: "\n"))
    let count = rows.count { $0.finding != nil }
    expectTrue(Self.faults.count >= 40)
    expectTrue(count >= 48, "\(count) of \(Self.faults.count) faults are found")
  }

  @Test(.enabled(if: Extent.isWhole)) func `Half of the scripts have at most four statements`() throws {
    let lengths = try rows().compactMap { $0.finding?.statements.count }.sorted()
    expectTrue(!lengths.isEmpty && lengths[lengths.count / 2] <= 4, "\(lengths)")
  }

  @Test(.enabled(if: Extent.isWhole)) func `At most one finding in twenty is a false alarm`() throws {
    let findings = try Self.found.get()
    let others = findings.filter { finding in
      !(Self.faults.map { ($0.useCase, $0.oracle) } + Self.consequences).contains { finding.isOf($0, $1) }
    }
    for other in others { print("false alarm: \(other.useCase): \(other.oracle): \(other.subject)") }
    expectFalse(findings.isEmpty)
    expectTrue(others.count * 20 <= findings.count, "\(others.count) of \(findings.count) are false alarms")
  }

  @Test(.enabled(if: Extent.isWhole)) func `Use cases without a fault pass`() throws {
    let found = try Self.findings(of: "Faultless", walks: 5).map {
      "\($0.useCase): \($0.oracle): \($0.subject)"
    }
    expectEqual(found, [])
  }
}
