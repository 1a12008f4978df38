// The widget shows its first line of sites, and all of them when it is expanded.
EarlGrey.selectElement(with: grey_accessibilityLabel("Site 5")).assert(grey_nil())
EarlGrey.selectElement(with: grey_buttonTitle("Show more")).perform(grey_tap())
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityLabel("Site 5"),
  grey_accessibilityTrait(.button),
]))
  .perform(grey_tap())
EarlGrey.selectElement(with: grey_textBeginsWith("openURL:")).assert(grey_sufficientlyVisible())
EarlGrey.selectElement(with: grey_accessibilityLabel("protocol_alerter_done")).perform(grey_tap())
snapshot("unfolded")
