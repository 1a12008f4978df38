import FocusModel
import HeadlessUIKit

extension Setting {
  /// What the row with the switch says.
  @MainActor var title: String {
    switch self {
    case .blockAds: String(focusSettings: "Block ad trackers")
    case .blockAnalytics: String(focusSettings: "Block analytics trackers")
    case .blockSocial: String(focusSettings: "Block social trackers")
    case .blockOther: String(focusSettings: "Block other content trackers")
    case .blockFonts: String(focusSettings: "Block Web fonts")
    case .safari: String(focusSettings: "Safari")
    case .sendAnonymousUsageData: String(focusSettings: "Send usage data")
    case .enableDomainAutocomplete: String(focusSettings: "Top Sites")
    case .enableCustomDomainAutocomplete: String(focusSettings: "My Sites")
    }
  }

  /// What the row explains below that, if anything.
  @MainActor var explanation: String? {
    switch self {
    case .blockAds:
      String(focusSettings: "Some ads note which sites you visit, even if you never tap them")
    case .blockAnalytics: String(focusSettings: "Used to collect and measure what you tap and how you scroll")
    case .blockSocial:
      String(focusSettings: "Built into pages to follow your visits and to show share buttons")
    case .blockOther: String(focusSettings: "May keep some videos and pages from working as expected")
    default: nil
    }
  }
}
