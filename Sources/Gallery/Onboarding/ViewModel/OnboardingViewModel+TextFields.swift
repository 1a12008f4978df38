import Flow
import Foundation

/// The rules that the text fields of the board, the lists and the cards have in common.
extension OnboardingViewModel {
  /// Returns the text that a field shows: what was typed while it is short enough, trimmed at the
  /// end of editing, or a fallback.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - fallback: The text at first, and instead of a blank one.
  ///   - skip: Restores the fallback while the flow is before `done`. The flow receives the board's
  ///     Skip before this signal does, since it listens to it from the beginning, and so the board
  ///     keeps what was typed. It listens to the lists' and the cards' Skip only later, and so
  ///     these lose it.
  ///   - done: The step after which skipping has no effect.
  ///   - flow: The current step.
  func displayText(
    of field: TextFieldSignals, fallback: String, skip: Signal<Void>, before done: FlowStep,
    flow: Signal<FlowStep>
  ) -> Signal<String> {
    let typed = acceptedText(of: field, at: field.editingChanged, fallback: fallback)
    let final = acceptedText(of: field, at: field.editingDidEnd, fallback: fallback)
    return merge(
      typed.start(with: fallback),
      final.map { $0.trimmed.isEmpty ? fallback : $0.trimmed },
      skip.withLatestFrom(flow).filter { $1 < done }.map { _ in fallback }
    )
    .shared(replaying: .whileConnected)
  }

  /// Returns the text at each event: that of the field, or the last accepted one if that is too
  /// long.
  ///
  /// The last accepted text is sent again, for the field to replace what it shows already. Each
  /// kind of event has its own: the text after the end of editing does not replace one that is too
  /// long while typing.
  private func acceptedText(
    of field: TextFieldSignals, at event: Signal<Void>, fallback: String
  ) -> Signal<String> {
    event.reduce(fallback) { former, _ in
      let text = field.text.value
      return text.count <= Self.characterLimit ? text : former
    }.plain()
  }

  /// Returns whether a field is being edited, which its border shows.
  func showActiveBorder(of field: TextFieldSignals) -> Signal<Bool> {
    merge(
      field.editingDidBegin.map { true }, field.editingDidEnd.map { false },
      field.editingDidEndOnExit.map { false }
    )
    .shared(replaying: .whileConnected)
  }

  /// Returns whether a field's border shows that it is the next one to edit, as it does at some
  /// steps.
  func showHintBorder(at steps: Set<FlowStep>, flow: Signal<FlowStep>) -> Signal<Bool> {
    flow.map(steps.contains).distinct()
  }

  /// Returns a signal for the first time that a field is edited.
  func selectAllText(of field: TextFieldSignals) -> Signal<Void> {
    field.editingDidBegin.take(first: 1).plain()
  }

  /// Returns whether one of several fields is to be edited: the first one at `go`, and each other
  /// one by Return in the field before it. Return in the field itself, and Skip, end editing.
  ///
  /// - Parameters:
  ///   - index: The index of the field.
  ///   - fields: The fields of one phase.
  ///   - go: Begins to edit the first field.
  ///   - skip: Ends editing.
  ///   - before: Further signals that begin to edit the first field.
  func focus(
    _ index: Int, of fields: [TextFieldSignals], go: Signal<Void>, skip: Signal<Void>, before: [Signal<Bool>]
  ) -> Signal<Bool> {
    let isFirst = index == 0
    let previous = isFirst ? before : [fields[index - 1].editingDidEndOnExit.map { true }]
    return merge(
      [go.map { isFirst }, skip.map { false }] + previous + [fields[index].editingDidEndOnExit.map { false }])
  }

  /// Returns whether the flow is at one of some steps, at the time of each event.
  func isFlow(at steps: Set<FlowStep>, when event: Signal<Void>, flow: Signal<FlowStep>) -> Signal<Bool> {
    event.withLatestFrom(flow).map { steps.contains($1) }
  }
}

extension String {
  /// The text without whitespace and newlines at its ends.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
