import HeadlessUIKit
import Presentation

extension Alert where Value == Bool {
  /// Asks whether to keep what is written so far: yes, no, or go on writing, which is the error ``CancelError``.
  @MainActor
  public static func saveDraft() -> Alert<Bool> {
    Alert(
      title: String(message: "Save this draft?"), message: String(message: "You can finish it later."),
      actions: Action(title: String(message: "Yes")) { true },
      Action(title: String(message: "No"), style: .destructive) { false },
      Action(title: String(message: "Cancel"), style: .cancel) { throw CancelError() })
  }
}
