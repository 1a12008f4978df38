import HeadlessUIKit
import Presentation

extension Alert where Value == Bool {
  /// Asks whether to keep what is written so far: yes, no, or go on writing, which is the error ``CancelError``.
  ///
  /// - Parameter subject: Tells which draft, where that is not clear by itself.
  @MainActor
  public static func saveDraft(about subject: String? = nil) -> Alert<Bool> {
    Alert(
      title: String(message: "Save this draft?"),
      message: subject ?? String(message: "You can finish it later."),
      actions: Action(title: String(message: "Yes")) { true },
      Action(title: String(message: "No"), style: .destructive) { false },
      Action(title: String(message: "Cancel"), style: .cancel) { throw CancelError() })
  }
}
