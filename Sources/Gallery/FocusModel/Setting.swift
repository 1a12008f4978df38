/// A setting that the user can switch on and off; the raw value is its key in the preferences.
package enum Setting: String, Hashable, Sendable, CaseIterable {
  /// Blocking the trackers of advertisers.
  case blockAds = "BlockAds"
  /// Blocking trackers that measure the use of pages.
  case blockAnalytics = "BlockAnalytics"
  /// Blocking the trackers of social networks.
  case blockSocial = "BlockSocial"
  /// Blocking other trackers, without which some pages do not work.
  case blockOther = "BlockOther"
  /// Blocking the fonts of pages.
  case blockFonts = "BlockFonts"
  /// Blocking in Safari as well.
  case safari = "Safari"
  /// Sending data about the use of the application to Mozilla.
  case sendAnonymousUsageData = "SendAnonymousUsageData"
  /// Completing well-known domains while the user types.
  case enableDomainAutocomplete
  /// Completing the user's own domains while the user types.
  case enableCustomDomainAutocomplete

  /// Returns whether the setting is on until the user changes it.
  package func isOnByDefault(in product: Product) -> Bool {
    switch self {
    case .blockOther, .blockFonts: false
    case .sendAnonymousUsageData: product == .focus
    case .blockAds, .blockAnalytics, .blockSocial, .safari: true
    case .enableDomainAutocomplete, .enableCustomDomainAutocomplete: true
    }
  }

  /// Whether a change reloads Safari's content blockers.
  ///
  /// All settings of the app's first version do, and no later ones: completing addresses does not
  /// affect blocking.
  var reloadsContentBlockers: Bool {
    switch self {
    case .enableDomainAutocomplete, .enableCustomDomainAutocomplete: false
    default: true
    }
  }

  /// The accessibility identifier of the switch.
  package var toggleIdentifier: String {
    switch self {
    case .enableDomainAutocomplete: "toggleAutocompleteSwitch"
    case .enableCustomDomainAutocomplete: "toggleCustomAutocompleteSwitch"
    default: "BlockerToggle.\(rawValue)"
    }
  }
}
