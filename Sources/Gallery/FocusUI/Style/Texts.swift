import Foundation
import HeadlessUIKit

extension String {
  /// A text of the browser, in the user's language.
  @MainActor
  init(focus key: LocalizedKey) {
    self.init(localized: key, table: "Focus")
  }

  /// A text of the settings and of what belongs to them, in the user's language.
  @MainActor
  init(focusSettings key: LocalizedKey) {
    self.init(localized: key, table: "FocusSettings")
  }
}

extension StringCatalog {
  /// The texts of the app, a table for the browser and one for what is set up; read once.
  ///
  /// What pages and users bring, such as addresses, titles of pages and names of search engines, is data and not among
  /// them.
  package static let focus = Result { try all(in: .module) }
}
