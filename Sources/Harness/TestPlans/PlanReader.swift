import Diagnostics
import TextFormats

/// Reads the parts of a plan and collects what is wrong with them, so that one pass tells every fault.
struct PlanReader {
  private(set) var faults: [Diagnostic] = []
  private(set) var warnings: [Diagnostic] = []
  private(set) var notes: [Diagnostic] = []
  private(set) var ignoredKeys: [TestPlan.IgnoredKey] = []

  /// The result of `read`, or `nil` where it throws, which is then noted as a fault.
  mutating func attempt<Value>(_ read: () throws(Diagnostic) -> Value) -> Value? {
    do {
      return try read()
    } catch {
      faults.append(error)
      return nil
    }
  }

  /// Adds a fault that keeps the plan from running.
  mutating func refuse(_ fault: Diagnostic) {
    faults.append(fault)
  }

  /// Adds what is worth knowing and no fault.
  mutating func note(_ note: Diagnostic) {
    notes.append(note)
  }

  /// All faults in the order of the file, told of `file`.
  func failure(in file: String) -> Diagnostics {
    let ordered = faults.sorted { ($0.position ?? .start) < ($1.position ?? .start) }
    return Diagnostics(ordered.map { $0.inFile(file).advising(.check) })
  }

  /// Warns of the keys of `value` that are neither known nor ignored, and notes those that are ignored.
  mutating func checkKeys(of value: JSONValue, known: [String], ignored: [String] = []) {
    guard let members = try? value.members else { return }
    for member in members where !known.contains(member.key) {
      if ignored.contains(member.key) {
        ignoredKeys.append(TestPlan.IgnoredKey(key: member.key, position: member.position))
      } else {
        warnings.append(
          Diagnostic(
            "the key '\(member.key)' is unknown and has no effect", at: member.position,
            expected: "a key that Xcode or Showcase knows",
            nearest: nearestName(to: member.key, in: known + ignored), next: .check))
      }
    }
  }
}
