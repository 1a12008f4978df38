// The custom button renames the primary one, which is answered with an alert.
EarlGrey.selectElement(with: grey_accessibilityID("kSCFirstRunCustomButtonAccessibilityIdentifier")).perform(grey_tap())
snapshot("renamed")
EarlGrey.selectElement(with: grey_accessibilityID("kSCFirstRunCustomButtonAccessibilityIdentifier")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("PromoStylePrimaryActionAccessibilityIdentifier")).perform(grey_tap())
snapshot("alert")
EarlGrey.selectElement(with: grey_text("OK")).perform(grey_tap())
