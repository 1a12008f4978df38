// The second does not wait, but fails.
EarlGrey.selectElement(with: grey_buttonTitle("Present twice, fail if blocked")).perform(grey_tap())
EarlGrey.selectElement(with: grey_buttonTitle("Done")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("signature.text")).assert(grey_nil())
