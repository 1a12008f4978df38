import FocusModel
import HeadlessUIKit

extension OtherBrowser {
  @MainActor var openTitle: String {
    switch self {
    case .firefox: String(focusSettings: "Open in Firefox")
    case .chrome: String(focusSettings: "Open in Chrome")
    case .safari: String(focusSettings: "Open in Safari")
    }
  }

  var symbol: String { self == .safari ? "safari" : "globe" }
}
