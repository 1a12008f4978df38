import Foundation
import HeadlessUIKit

extension StringCatalog {
  /// The texts of the app; read once. What people write to each other is data, and not among them.
  public static let messages = Result { try all(in: .module) }
}

extension String {
  /// A text of the app's own, in its language.
  @MainActor
  init(message key: LocalizedKey) {
    self.init(localized: key, table: "Messages")
  }
}
