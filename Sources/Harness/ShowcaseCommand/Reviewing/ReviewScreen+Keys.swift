import Causes
import Diagnostics
import Review

extension ReviewScreen {
  /// Does what a key means.
  mutating func press(_ key: ReviewKey, on size: ScreenSize) {
    remark = nil
    switch mode {
    case _ where key == .interrupt: mode = .finished(applies: false)
    case .help: mode = .reviewing
    case .confirming: confirm(key)
    case .reviewing where isListed: pressInList(key, on: size)
    case .reviewing: review(key, on: size)
    case .finished: break
    }
  }

  /// Asks again, since the decisions cannot be applied now; all of them are kept.
  mutating func askAgain(since fault: Diagnostic) {
    mode = .confirming
    remark = "Nothing is written yet: \(fault.problem)."
  }

  private mutating func confirm(_ key: ReviewKey) {
    switch key {
    case .letter("y"): mode = .finished(applies: true)
    case .letter("D"): mode = .finished(applies: false)
    default: mode = .reviewing
    }
  }

  private mutating func review(_ key: ReviewKey, on size: ScreenSize) {
    switch key {
    case .letter("a"): decide(.accept, [index])
    case .letter("r"): decide(.reject, [index])
    case .letter("A"): if let cause = currentCause { acceptCause(cause) } else { decide(.accept, [index]) }
    case .letter("R"): if let cause = currentCause { rejectCause(cause) } else { decide(.reject, [index]) }
    case .letter("u"): undo()
    case .letter("s"), .letter(" "): skip()
    case .letter("n"), .right: show(index + 1)
    case .letter("p"), .left: show(index - 1)
    case .letter("t"): changeTab(on: size)
    case .letter("c"): openList()
    case .letter("?"), .letter("h"): mode = .help
    case .letter("q"): mode = decisions.isEmpty ? .finished(applies: false) : .confirming
    default: scroll(key, on: size)
    }
  }

  /// A tree begins where it differs, with some lines of context.
  private mutating func changeTab(on size: ScreenSize) {
    tab = tab == .difference ? .tree : .difference
    layOut(on: size)
    let first = page(on: size).firstIndex { $0.style == .added || $0.style == .removed } ?? 0
    scroll = tab == .tree ? min(max(0, first - pageHeight(on: size) / 2), lastScroll(on: size)) : 0
  }

  private mutating func scroll(_ key: ReviewKey, on size: ScreenSize) {
    // One line of the former page stays in sight.
    let page = max(1, pageHeight(on: size) - 1)
    switch key {
    case .up, .letter("k"): scroll -= 1
    case .down, .letter("j"), .enter: scroll += 1
    case .pageUp: scroll -= page
    case .pageDown: scroll += page
    case .home: scroll = 0
    case .end: scroll = .max
    default: return
    }
    layOut(on: size)
    scroll = min(max(0, scroll), lastScroll(on: size))
  }

  /// Decides some changes and continues with the next undecided one, or with the question at the end.
  mutating func decide(_ decision: ReviewDecision, _ indices: [Int]) {
    let possible = indices.filter { decision == .reject || changes[$0].isAcceptable }
    guard !possible.isEmpty else {
      remark = "This cannot be accepted, since it cannot be read."
      return
    }
    remember()
    for index in possible { decisions[index] = decision }
    showNext()
  }

  /// Continues with the next undecided change, or with the question at the end.
  private mutating func showNext() {
    // Undecided changes after this one come first, then those from the start.
    let order = Array(changes.indices[(index + 1)...]) + changes.indices[..<index]
    if let next = order.first(where: { decisions[$0] == nil }) {
      show(next)
    } else if decisions[index] != nil {
      mode = .confirming
    }
  }

  private mutating func remember() {
    history.append(Past(index: index, decisions: decisions, acceptedCauses: acceptedCauses))
  }

  /// Accepts the cause, and with it this change and each undecided one that has no other cause.
  mutating func acceptCause(_ cause: Cause) {
    let accepted = acceptedCauses.union([cause.name])
    let possible = changes.indices.filter { other in
      (decisions[other] == nil || other == index) && !skipped.contains(other) && changes[other].isAcceptable
        && !causes[other].isEmpty && causes[other].allSatisfy { accepted.contains($0.name) }
    }
    remember()
    acceptedCauses = accepted
    for index in possible { decisions[index] = .accept }
    showNextCause()
  }

  /// Rejects this change, and each undecided one that has the cause.
  mutating func rejectCause(_ cause: Cause) {
    remember()
    for other in changes.indices where (decisions[other] == nil && !skipped.contains(other)) || other == index
    {
      if causes[other].contains(where: { $0.name == cause.name }) { decisions[other] = .reject }
    }
    showNextCause()
  }

  /// Continues with the worst undecided cause: with its example, or else another change that it has.
  private mutating func showNextCause() {
    for cause in allCauses where !acceptedCauses.contains(cause.name) {
      let undecided = changes.indices.filter { index in
        decisions[index] == nil && !skipped.contains(index)
          && causes[index].contains { $0.name == cause.name }
      }
      let example = undecided.first { changes[$0].atoms?.name == cause.example.scenario }
      if let next = example ?? undecided.first { return show(next) }
    }
    showNext()
  }

  mutating func undo() {
    guard let last = history.popLast() else {
      remark = "There is nothing to undo."
      return
    }
    (decisions, acceptedCauses) = (last.decisions, last.acceptedCauses)
    show(last.index)
  }

  private mutating func skip() {
    skipped.insert(index)
    let isLast = index == changes.count - 1
    show(index + 1)
    if isLast { mode = decisions.isEmpty ? .finished(applies: false) : .confirming }
  }

  private mutating func show(_ index: Int) {
    guard changes.indices.contains(index) else {
      remark = index < 0 ? "This is the first change." : "This is the last change."
      return
    }
    (self.index, scroll) = (index, 0)
  }
}
