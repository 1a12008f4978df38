/// Something that the user switches on and off; the raw value is its key among the preferences.
package enum Setting: String, Hashable, Sendable, CaseIterable {
  /// Blocking what follows the user for advertisers.
  case blockAds = "BlockAds"
  /// Blocking what measures how pages are used.
  case blockAnalytics = "BlockAnalytics"
  /// Blocking what social networks follow the user with.
  case blockSocial = "BlockSocial"
  /// Blocking other trackers, without which some pages do not work.
  case blockOther = "BlockOther"
  /// Blocking fonts that pages bring along.
  case blockFonts = "BlockFonts"
  /// Blocking in Safari as well.
  case safari = "Safari"
  /// Telling Mozilla how the application is used.
  case sendAnonymousUsageData = "SendAnonymousUsageData"
  /// Completing well-known domains while the user types.
  case enableDomainAutocomplete
  /// Completing the user's own domains while the user types.
  case enableCustomDomainAutocomplete

  /// Whether it is on before the user has a say.
  package func isOnByDefault(in product: Product) -> Bool {
    switch self {
    case .blockOther, .blockFonts: false
    case .sendAnonymousUsageData: product == .focus
    case .blockAds, .blockAnalytics, .blockSocial, .safari: true
    case .enableDomainAutocomplete, .enableCustomDomainAutocomplete: true
    }
  }

  /// Whether Safari may block something else after a change; completing addresses has nothing to do with that.
  ///
  /// It is so for everything that the first version's settings held, and for nothing that came later.
  var reloadsContentBlockers: Bool {
    switch self {
    case .enableDomainAutocomplete, .enableCustomDomainAutocomplete: false
    default: true
    }
  }

  /// The identifier of the switch.
  package var toggleIdentifier: String {
    switch self {
    case .enableDomainAutocomplete: "toggleAutocompleteSwitch"
    case .enableCustomDomainAutocomplete: "toggleCustomAutocompleteSwitch"
    default: "BlockerToggle.\(rawValue)"
    }
  }
}
