/// A row of the tools menu.
public struct ToolsMenuItem: Hashable, Sendable {
  public let action: Action
  public let isEnabled: Bool

  /// What a row does.
  public enum Action: String, Hashable, Sendable, CaseIterable {
    case newTab
    case reload
    case stop
    case findInPage
    case showTabStrip
    case hideTabStrip
    case settings
  }

  public init(_ action: Action, isEnabled: Bool = true) {
    (self.action, self.isEnabled) = (action, isEnabled)
  }
}
