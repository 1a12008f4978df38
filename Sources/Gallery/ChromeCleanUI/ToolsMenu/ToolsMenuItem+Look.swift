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
