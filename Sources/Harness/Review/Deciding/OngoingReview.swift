import Causes
import Diagnostics
import GoldenFiles
import Storyboards

/// A review whose decisions are written at once, and can be undone while it lasts.
///
///     var ongoing = OngoingReview(review, in: goldens)
///     let outcome = ongoing.decide(.accept, on: .cause("cc44"))
///     print(outcome.changes.count, ongoing.count(of: nil))
///     _ = ongoing.undo()
///
/// Changes are named by their index in ``changes``, so nothing but what waited at the beginning can be decided.
package struct OngoingReview: Sendable {
  /// What waited at the beginning, cause by cause.
  package let changes: [ReviewedChange]
  /// The names of the causes of each change, the worst first.
  package let causes: [[String]]
  /// The decided changes.
  package internal(set) var decisions: [Int: ReviewDecision] = [:]
  /// The causes that were accepted: a change is accepted with the last of its causes.
  package internal(set) var acceptedCauses: Set<String> = []
  let goldens: GoldenStore
  /// What was decided together, in order.
  var steps: [Step] = []
  /// The files of decided changes.
  var files: [Int: DecidedFiles] = [:]

  /// Changes that were decided together.
  struct Step: Sendable {
    var changes: [Int]
    /// The cause that was accepted with them.
    let acceptedCause: String?
  }

  /// What a decision is about.
  package enum Subject: Hashable, Sendable {
    case change(Int)
    /// All changes with the cause of this name.
    case cause(String)
  }

  /// What a decision, or undoing one, has done.
  package struct Outcome: Hashable, Sendable {
    /// The changes that it decided, or that wait again.
    package var changes: [Int] = []
    package var effects: [ReviewEffect] = []
    /// What was not done, and why.
    package var faults: [Diagnostic] = []
  }

  /// - Parameters:
  ///   - review: What waits.
  ///   - goldens: Where decisions are written.
  package init(_ review: PendingReview, in goldens: GoldenStore) {
    changes = review.changes
    causes = review.changes.map { review.causes(of: $0).map(\.name) }
    self.goldens = goldens
  }

  /// Returns how many changes are decided in a way; `nil` means those that still wait.
  package func count(of decision: ReviewDecision?) -> Int {
    changes.indices.count { decisions[$0] == decision }
  }

  /// Whether a change that has the cause still waits.
  package func hasWaiting(withCause name: String) -> Bool {
    changes.indices.contains { decisions[$0] == nil && causes[$0].contains(name) }
  }

  /// Whether there is a decision to undo.
  package var canUndo: Bool { !steps.isEmpty }
}

extension OngoingReview {
  /// Writes a decision; a fault with one change does not keep the others from being decided.
  ///
  /// A cause is accepted for all changes that have no other cause that is not accepted, and rejected for all that have
  /// it. What is decided already stays as it is.
  ///
  /// - Parameters:
  ///   - decision: What to do.
  ///   - subject: What to do it with.
  package mutating func decide(_ decision: ReviewDecision, on subject: Subject) -> Outcome {
    var outcome = Outcome()
    do throws(Diagnostic) {
      let chosen = try choose(decision, subject)
      let lock = try goldens.lockForWriting()
      // Nothing else uses the lock, so without this it could be released too early.
      defer { withExtendedLifetime(lock) {} }
      for index in chosen { apply(decision, to: index, &outcome) }
      remember(decision, subject, outcome)
    } catch {
      outcome.faults.append(error)
    }
    return outcome
  }

  private func choose(_ decision: ReviewDecision, _ subject: Subject) throws(Diagnostic) -> [Int] {
    switch subject {
    case .change(let index):
      guard changes.indices.contains(index) else { throw Self.unknown("change \(index)") }
      guard decisions[index] == nil else {
        throw Diagnostic(
          "this is \(decisions[index] == .accept ? "accepted" : "rejected") already",
          file: changes[index].path.path, expected: "a change that waits, or undo first")
      }
      return [index]
    case .cause(let name):
      guard causes.contains(where: { $0.contains(name) }) else { throw Self.unknown("cause '\(name)'") }
      let accepted = acceptedCauses.union([name])
      return changes.indices.filter { index in
        guard decisions[index] == nil, causes[index].contains(name) else { return false }
        return decision == .reject || changes[index].isAcceptable && accepted.isSuperset(of: causes[index])
      }
    }
  }

  private static func unknown(_ thing: String) -> Diagnostic {
    Diagnostic("no \(thing) is in this review", expected: "what waited when it began", next: .status)
  }

  private mutating func apply(_ decision: ReviewDecision, to index: Int, _ outcome: inout Outcome) {
    let change = changes[index].change
    let former = DecidedFiles(of: change, in: goldens)
    var effects: [ReviewEffect] = []
    do throws(Diagnostic) {
      try goldens.apply(decision, to: change) { effects.append($0) }
    } catch {
      outcome.faults.append(error)
    }
    // Even a decision that was not done to its end has to be undone.
    guard !effects.isEmpty else { return }
    outcome.effects += effects
    outcome.changes.append(index)
    decisions[index] = decision
    files[index] = former.decided(in: goldens)
  }

  private mutating func remember(_ decision: ReviewDecision, _ subject: Subject, _ outcome: Outcome) {
    var accepted: String?
    if decision == .accept, outcome.faults.isEmpty, case .cause(let name) = subject,
      !outcome.changes.isEmpty || hasWaiting(withCause: name)
    {
      accepted = acceptedCauses.insert(name).inserted ? name : nil
    }
    guard accepted != nil || !outcome.changes.isEmpty else { return }
    steps.append(Step(changes: outcome.changes, acceptedCause: accepted))
  }
}

extension OngoingReview {
  /// Restores the files of what was decided last.
  package mutating func undo() -> Outcome {
    guard let step = steps.indices.last else {
      return Outcome(faults: [Diagnostic("nothing is left to undo", expected: "a decision of this review")])
    }
    return undo(steps[step].changes, of: step)
  }

  /// Restores the files of one decided change.
  ///
  /// - Parameter index: The change.
  package mutating func undo(change index: Int) -> Outcome {
    guard let step = steps.lastIndex(where: { $0.changes.contains(index) }) else {
      return Outcome(faults: [
        Diagnostic("this is not decided", expected: "a change that this review has decided")
      ])
    }
    return undo([index], of: step)
  }

  private mutating func undo(_ undone: [Int], of step: Int) -> Outcome {
    var outcome = Outcome()
    do throws(Diagnostic) {
      let lock = try goldens.lockForWriting()
      defer { withExtendedLifetime(lock) {} }
      // A file that two of them changed is first restored to what the later one found.
      for index in undone.reversed() { restore(index, &outcome) }
      forget(outcome.changes, of: step)
    } catch {
      outcome.faults.append(error)
    }
    return outcome
  }

  private mutating func restore(_ index: Int, _ outcome: inout Outcome) {
    do throws(Diagnostic) {
      try files[index]?.restore(in: goldens)
      outcome.changes.append(index)
      decisions[index] = nil
      files[index] = nil
    } catch {
      outcome.faults.append(error)
    }
  }

  /// Forgets what was undone of a step; with all of it, also that its cause was accepted.
  private mutating func forget(_ undone: [Int], of step: Int) {
    steps[step].changes.removeAll { undone.contains($0) }
    guard steps[step].changes.isEmpty else { return }
    if let cause = steps[step].acceptedCause { acceptedCauses.remove(cause) }
    steps.remove(at: step)
  }
}

extension ReviewedChange {
  /// Whether what waits can be read, so that it can become the golden.
  package var isAcceptable: Bool {
    if case .unreadable = change.kind { false } else { true }
  }
}
