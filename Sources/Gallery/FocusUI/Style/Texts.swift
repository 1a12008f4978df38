import Foundation
import HeadlessUIKit

extension String {
  /// Creates a text of the browser, in the user's language.
  @MainActor
  init(focus key: LocalizedKey) {
    self.init(localized: key, table: "Focus")
  }

  /// Creates a text of the settings and of the sheets and introductions, in the user's language.
  @MainActor
  init(focusSettings key: LocalizedKey) {
    self.init(localized: key, table: "FocusSettings")
  }
}

extension StringCatalog {
  /// The texts of the app, read once: a table for the browser and one for the settings.
  ///
  /// The data of pages and users, such as addresses, titles of pages and names of search engines,
  /// is not in the catalog.
  package static let focus = Result { try all(in: .module) }
}
