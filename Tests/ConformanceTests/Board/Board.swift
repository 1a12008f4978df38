import Expectations
import Testing

/// The number of an oracle's cases that are met, compared with the list of those that are known to differ.
struct Board {
  let oracle: String
  private var met: [String] = []
  private var unmet: [(name: String, differences: [String])] = []

  init(_ oracle: String) {
    self.oracle = oracle
  }

  /// Counts a case, which is met if nothing differs.
  mutating func add(_ name: String, differences: [String]) {
    if differences.isEmpty { met.append(name) } else { unmet.append((name, differences)) }
  }

  /// Prints the counts, and records an issue for each case that contradicts the list: one that differs and is not
  /// listed, one that is listed and met, and one that is listed and missing.
  func check() throws {
    let listed = try Recording.rows(of: "Exceptions").filter { $0[0] == oracle }
    let reasons = Dictionary(grouping: listed, by: { $0[2] }).mapValues(\.count).sorted { $0.key < $1.key }
    let names = Set(listed.map { $0[1] })
    let count = met.count + unmet.count
    print(
      "Conformance: \(oracle): \(met.count) of \(count) cases met, \(names.count) listed"
        + reasons.map { "; \($0.value) for \($0.key)" }.joined())
    for (name, differences) in unmet where !names.contains(name) {
      Issue.record("\(oracle): \(name) differs: \(differences.joined(separator: "; "))")
    }
    for name in met where names.contains(name) {
      Issue.record("\(oracle): \(name) is met, take it off the list")
    }
    let strays = names.subtracting(met).subtracting(unmet.map(\.name))
    expectEqual(strays.sorted(), [], "\(oracle): listed, but not a case")
    #expect(count > 0, "\(oracle) has no cases")
  }
}
