/// A row of the tools menu.
package struct ToolsMenuItem: Hashable, Sendable {
  package let action: Action
  package let isEnabled: Bool

  /// What a row does.
  package enum Action: String, Hashable, Sendable, CaseIterable {
    case newTab
    case reload
    case stop
    case findInPage
    case showTabStrip
    case hideTabStrip
    case settings
  }

  package init(_ action: Action, isEnabled: Bool = true) {
    (self.action, self.isEnabled) = (action, isEnabled)
  }
}
