/// Shows what can be done from the tools menu.
@MainActor
package protocol ToolsMenuConsumer: AnyObject {
  func setItems(_ items: [ToolsMenuItem])
}

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

extension ToolsMenuItem.Action {
  var title: String {
    switch self {
    case .newTab: "New tab"
    case .reload: "Reload"
    case .stop: "Stop"
    case .findInPage: "Find in page"
    case .showTabStrip: "Show tab strip"
    case .hideTabStrip: "Hide tab strip"
    case .settings: "Settings"
    }
  }

  /// The name of the system's symbol.
  var symbol: String {
    switch self {
    case .newTab: "plus"
    case .reload: "arrow.clockwise"
    case .stop: "xmark"
    case .findInPage: "doc.text.magnifyingglass"
    case .showTabStrip, .hideTabStrip: "rectangle.topthird.inset.filled"
    case .settings: "gearshape"
    }
  }

  var identifier: String { "kToolsMenu.\(rawValue)" }
}
