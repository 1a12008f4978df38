import Foundation
import HeadlessUIKit
import Presentation

extension Alert where Value == URL {
  /// Returns an alert for the address of a server, which can be added when it is valid.
  ///
  /// - Parameter address: The text of the field at first; empty by default.
  @MainActor
  package static func addServer(at address: String = "") -> Alert<URL> {
    var add = Action(title: String(message: "Add")) { texts in
      // The predicate disables the button before this can fail.
      guard let url = URL(server: texts[0]) else { throw CancelError() }
      return url
    }
    add.enabledPredicate = { URL(server: $0[0]) != nil }
    let field = Field(initial: address) { field in
      field.placeholder = "https://example.com"
      field.keyboardType = .URL
      field.autocapitalizationType = .none
      field.accessibilityIdentifier = "addServer.address"
    }
    return Alert(
      title: String(message: "Add Server"),
      message: String(message: "Its messages will be in the list as well."), fields: [field],
      actions: Action(title: String(message: "Cancel"), style: .cancel) { throw CancelError() }, add)
  }
}

extension URL {
  /// Creates the address of a server; `nil` unless it has a secure scheme and a host with a dot
  /// inside.
  init?(server text: String) {
    self.init(string: text)
    // An empty label is a dot at an end, or one of two in a row.
    let labels = (host ?? "").split(separator: ".", omittingEmptySubsequences: false)
    guard scheme == "https", labels.count > 1, !labels.contains("") else { return nil }
  }
}

extension Alert where Value == Bool {
  /// Returns an alert that asks whether to keep a draft: yes, no, or continue writing, which throws
  /// ``CancelError``.
  ///
  /// - Parameter subject: The subject of the draft, if it is not obvious; a general message by
  ///   default.
  @MainActor
  package static func saveDraft(about subject: String? = nil) -> Alert<Bool> {
    Alert(
      title: String(message: "Save this draft?"),
      message: subject ?? String(message: "You can finish it later."),
      actions: Action(title: String(message: "Yes")) { true },
      Action(title: String(message: "No"), style: .destructive) { false },
      Action(title: String(message: "Cancel"), style: .cancel) { throw CancelError() })
  }
}

/// The user has changed their mind.
package struct CancelError: Error, Hashable, Sendable {
  /// Creates the error.
  package init() {}
}
