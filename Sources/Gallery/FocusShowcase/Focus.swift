import FocusUI
import HeadlessUIKit
import ShowcaseKit

/// The browser that erases: its screens with mocked pages, pasteboard and preferences.
public let focus = Showcase("Focus", stringCatalogs: { try StringCatalog.focus.get() }) {
  browserUseCases
  settingsUseCases
}
