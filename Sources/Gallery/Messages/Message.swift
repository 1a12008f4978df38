import Foundation
import HeadlessUIKit

/// What one person writes to another.
package struct Message: Hashable, Sendable {
  /// Who wrote it.
  package var sender: String
  package var subject: String
  package var text: String

  package init(sender: String, subject: String, text: String) {
    self.sender = sender
    self.subject = subject
    self.text = text
  }
}

extension StringCatalog {
  /// The texts of the app; read once. What people write to each other is data, and not among them.
  package static let messages = Result { try all(in: .module) }
}

extension String {
  /// A text of the app's own, in its language.
  @MainActor
  init(message key: LocalizedKey) {
    self.init(localized: key, table: "Messages")
  }
}
