import Flow
import Foundation

/// The rules that the text fields of the board, the lists and the cards have in common.
extension OnboardingViewModel {
  /// The text that a field shows: what was typed while it is short enough, trimmed at the end of editing, or a fallback.
  ///
  /// - Parameters:
  ///   - skip: Puts the fallback back as long as the flow is before `done`. The flow hears the board's Skip before this
  ///     does, since it waits for that one from the beginning, and so the board keeps what was typed. It waits for
  ///     the lists' and the cards' Skip only later, and so those lose it.
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

  /// The text at each event: the one that is there, or the one accepted before if that is too long.
  ///
  /// The former text is told again, for the field to take back what it shows already. Each kind of event remembers its
  /// own: what the field falls back to at the end of editing is not what a long text is replaced with after it.
  private func acceptedText(
    of field: TextFieldSignals, at event: Signal<Void>, fallback: String
  ) -> Signal<String> {
    event.reduce(fallback) { former, _ in
      let text = field.text.value
      return text.count <= Self.characterLimit ? text : former
    }
  }

  /// Whether a field is being edited, as its border shows.
  func showActiveBorder(of field: TextFieldSignals) -> Signal<Bool> {
    merge(
      field.editingDidBegin.map { true }, field.editingDidEnd.map { false },
      field.editingDidEndOnExit.map { false }
    )
    .shared(replaying: .whileConnected)
  }

  /// Whether a field's border shows that it is the next one to edit.
  func showHintBorder(at steps: Set<FlowStep>, flow: Signal<FlowStep>) -> Signal<Bool> {
    flow.map(steps.contains).distinct()
  }

  /// Tells the first time that a field is edited.
  func selectAllText(of field: TextFieldSignals) -> Signal<Void> {
    field.editingDidBegin.take(first: 1).plain()
  }

  /// Tells when a field that is one of several is to be edited: the first one at `go`, the others by Return in the one
  /// before. Return in the field itself, and Skip, end editing.
  ///
  /// - Parameter before: What else leads to the first one.
  func focus(
    _ index: Int, of fields: [TextFieldSignals], go: Signal<Void>, skip: Signal<Void>, before: [Signal<Bool>]
  ) -> Signal<Bool> {
    let isFirst = index == 0
    let previous = isFirst ? before : [fields[index - 1].editingDidEndOnExit.map { true }]
    return merge(
      [go.map { isFirst }, skip.map { false }] + previous + [fields[index].editingDidEndOnExit.map { false }])
  }

  /// Whether the flow is at one of some steps, asked at each event.
  func isFlow(at steps: Set<FlowStep>, when event: Signal<Void>, flow: Signal<FlowStep>) -> Signal<Bool> {
    event.withLatestFrom(flow).map { steps.contains($1) }
  }
}

extension String {
  /// The text without white space and newlines at its ends.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
