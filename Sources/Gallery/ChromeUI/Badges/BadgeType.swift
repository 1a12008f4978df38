import HeadlessUIKit

/// What a badge beside the address tells of.
public enum BadgeType: Hashable, Sendable, CaseIterable {
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

  /// What the menu of the overflow badge calls it.
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

/// A badge, and what the user did about it.
public struct BadgeItem: Hashable, Sendable {
  public var type: BadgeType
  public var state: State

  /// What the user did; each is independent of the other.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The user has looked at it.
    public static let read = State(rawValue: 1)
    /// The user has said yes to it.
    public static let accepted = State(rawValue: 2)
  }

  public init(_ type: BadgeType, state: State = []) {
    self.type = type
    self.state = state
  }
}
