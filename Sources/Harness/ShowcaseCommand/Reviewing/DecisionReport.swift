import Commands
import Diagnostics
import GoldenFiles
import Reports
import Review
import Storyboards
import UTF8Text

/// Applies what was decided, and reports it file by file; a fault does not keep the rest from being
/// done.
struct DecisionReport {
  let isJSON: Bool
  let console: Console
  /// What is not decided because it has other causes; `nil` if nothing was decided by a cause.
  var waiting: WaitingChanges?
  private var effects: [ReviewEffect] = []
  private var faults: [Diagnostic] = []

  init(isJSON: Bool = false, console: Console) {
    self.isJSON = isJSON
    self.console = console
  }

  /// Applies decisions in order, while it holds the lock on goldens.
  mutating func apply(
    _ decisions: [(change: PendingChange, decision: ReviewDecision)], in goldens: GoldenStore
  ) throws(Diagnostic) {
    guard !decisions.isEmpty else { return }
    let lock = try goldens.lockForWriting()
    // Nothing else uses the lock, so without this it could be released too early.
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
    console.output(Self.line(effect.name, effect.path))
  }

  /// The line about what was done with a file.
  static func line(_ did: String, _ path: GoldenPath) -> String {
    "\(did) \(did.count < 8 ? " " : "")\(path.path.terminalLine)\n"
  }

  /// Prints the faults, and returns the exit status.
  func end() throws -> ExitCode {
    if isJSON {
      console.output(try Listed(effects, faults, waiting: waiting?.count).json)
    } else if let waiting {
      console.output("\(Self.counts(of: effects))\n" + (waiting.isEmpty ? "" : waiting.words + "\n"))
    } else if effects.isEmpty, faults.isEmpty {
      console.output("Nothing waits for review.\n")
    }
    console.report(faults)
    return faults.isEmpty ? .success : .unusableInput
  }

  /// How many files were written and removed, as `105 replaced, 2 created`.
  private static func counts(of effects: [ReviewEffect]) -> String {
    let names = ["created", "replaced", "removed", "rejected", "cleared"]
    let counts = names.compactMap { name in
      let count = effects.count { $0.name == name }
      return count == 0 ? nil : "\(count) \(name)"
    }
    return counts.isEmpty ? "Nothing was decided" : counts.joined(separator: ", ")
  }

  /// What was done, as JSON.
  private struct Listed: Encodable {
    struct Effect: Encodable {
      /// `created`, `replaced`, `removed`, `rejected` or `cleared`.
      let did: String
      let golden: String
    }

    let done: [Effect]
    let faults: [String]
    /// How many changes wait because they have other causes.
    let waiting: Int?

    init(_ effects: [ReviewEffect], _ faults: [Diagnostic], waiting: Int?) {
      self.waiting = waiting
      done = effects.map { Effect(did: $0.name, golden: $0.path.path) }
      self.faults = faults.map(\.description)
    }
  }
}
