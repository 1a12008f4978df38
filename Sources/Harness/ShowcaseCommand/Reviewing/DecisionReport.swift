import Commands
import Diagnostics
import GoldenFiles
import Reports
import Review
import ScenarioGoldens
import UTF8Text

/// Does what was decided, and says what it did, file by file; a fault does not keep the rest from being done.
struct DecisionReport {
  let isJSON: Bool
  let console: Console
  private var effects: [ReviewEffect] = []
  private var faults: [Diagnostic] = []

  init(isJSON: Bool = false, console: Console) {
    self.isJSON = isJSON
    self.console = console
  }

  /// Applies decisions in order, while no other process writes goldens.
  mutating func apply(
    _ decisions: [(change: PendingChange, decision: ReviewDecision)], in goldens: GoldenStore
  ) throws(Diagnostic) {
    guard !decisions.isEmpty else { return }
    let lock = try goldens.lockForWriting()
    // Nothing else uses the lock, so it could be released too early.
    defer { withExtendedLifetime(lock) {} }
    for (change, decision) in decisions {
      var done: [ReviewEffect] = []
      do throws(Diagnostic) {
        try goldens.apply(decision, to: change) { done.append($0) }
      } catch {
        faults.append(error)
      }
      done.forEach(announce)
      effects += done
    }
  }

  private func announce(_ effect: ReviewEffect) {
    guard !isJSON else { return }
    console.output("\(effect.name) \(effect.name.count < 8 ? " " : "")\(effect.path.path.terminalLine)\n")
  }

  /// Prints the faults, and returns how all went.
  func end() throws -> ExitCode {
    if isJSON {
      console.output(try Listed(effects, faults).json)
    } else if effects.isEmpty, faults.isEmpty {
      console.output("Nothing waits for review.\n")
    }
    console.report(faults)
    return faults.isEmpty ? .success : .unusableInput
  }

  /// What was done as JSON has it.
  private struct Listed: Encodable {
    struct Effect: Encodable {
      /// `created`, `replaced`, `removed`, `rejected` or `cleared`.
      let did: String
      let golden: String
    }

    let done: [Effect]
    let faults: [String]

    init(_ effects: [ReviewEffect], _ faults: [Diagnostic]) {
      done = effects.map { Effect(did: $0.name, golden: $0.path.path) }
      self.faults = faults.map(\.description)
    }
  }
}
