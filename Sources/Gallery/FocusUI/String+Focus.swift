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
