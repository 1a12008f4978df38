// The link that was copied stands below the search, and at the top without one; a tap goes there.
EarlGrey.selectElement(with: grey_accessibilityID("OverlayView.searchButton")).assert(grey_sufficientlyVisible())
EarlGrey.selectElement(with: grey_accessibilityLabel("icon clear")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("OverlayView.searchButton")).assert(grey_notVisible())
snapshot("link alone")
EarlGrey.selectElement(with: grey_accessibilityID("OverlayView.copyButton")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("URLBar.urlText")).assert(grey_textFieldValue("https://example.com/path?a=1"))
EarlGrey.selectElement(with: grey_kindOfClassName("OverlayView")).assert(grey_notVisible())
snapshot("page")
