import HeadlessUIKit

/// A card of the introduction.
enum IntroCard: Int, CaseIterable {
  case privacy
  case search
  case history

  @MainActor var title: String {
    switch self {
    case .privacy: String(focusSettings: "Power up your privacy")
    case .search: String(focusSettings: "Your search, your way")
    case .history: String(focusSettings: "Your history is history")
    }
  }

  @MainActor var text: String {
    switch self {
    case .privacy:
      String(
        focusSettings:
          "Take private browsing further: block ads and other content that follow you from site to site.")
    case .search:
      String(focusSettings: "Looking for something else? Choose another search engine in the settings.")
    case .history:
      String(focusSettings: "Erase your whole session, passwords, cookies and all, with a single tap.")
    }
  }

  @MainActor var buttonTitle: String {
    isLast ? String(focusSettings: "OK, Got It!") : String(focusSettings: "Next")
  }

  var isLast: Bool { self == Self.allCases.last }
}
