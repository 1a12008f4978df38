import Foundation
import HeadlessUIKit

/// What one person writes to another.
package struct Message: Hashable, Sendable {
  /// The name of the writer.
  package var sender: String
  /// The subject, which the list shows.
  package var subject: String
  /// The whole text.
  package var text: String

  /// Creates a message.
  package init(sender: String, subject: String, text: String) {
    (self.sender, self.subject, self.text) = (sender, subject, text)
  }
}

extension StringCatalog {
  /// The texts of the app, read once; what people write to each other is data, and not in the
  /// catalog.
  package static let messages = Result { try all(in: .module) }
}

extension String {
  /// Creates a text of the app in its language.
  @MainActor
  init(message key: LocalizedKey) {
    self.init(localized: key, table: "Messages")
  }
}
