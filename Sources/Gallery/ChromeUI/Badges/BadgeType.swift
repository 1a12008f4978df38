import HeadlessUIKit

/// The subject of a badge beside the address.
package enum BadgeType: Hashable, Sendable, CaseIterable {
  case savePassword
  case incognito
  /// There are more badges than there is room for.
  case overflow

  var imageName: String {
    switch self {
    case .savePassword: "key"
    case .incognito: "eyeglasses"
    case .overflow: "ellipsis.circle"
    }
  }

  /// The title in the menu of the overflow badge.
  @MainActor var title: String {
    switch self {
    case .savePassword: String(localized: "Save password", table: "Badges")
    case .incognito: String(localized: "Incognito", table: "Badges")
    case .overflow: String(localized: "More", table: "Badges")
    }
  }

  func accessibilityIdentifier(whenAccepted isAccepted: Bool) -> String {
    switch self {
    case .savePassword: isAccepted ? "badgeButtonSavePasswordAcceptedAXID" : "badgeButtonSavePasswordAXID"
    case .incognito: "badgeButtonIncognitoAXID"
    case .overflow: "badgeButtonOverflowAXID"
    }
  }
}

/// A badge, with the user's response to it.
package struct BadgeItem: Hashable, Sendable {
  package var type: BadgeType
  package var state: State

  /// The user's response; each option is independent of the other.
  package struct State: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The user has looked at it.
    package static let read = State(rawValue: 1)
    /// The user has accepted it.
    package static let accepted = State(rawValue: 2)
  }

  package init(_ type: BadgeType, state: State = []) {
    (self.type, self.state) = (type, state)
  }
}
