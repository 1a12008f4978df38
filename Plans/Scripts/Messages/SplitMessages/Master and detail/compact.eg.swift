// On top of the list, details end when the user goes back, and nothing is selected any more.
EarlGrey.selectElement(with: grey_accessibilityLabel("Regular")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityLabel("Compact")).perform(grey_tap())
EarlGrey.selectElement(with: grey_buttonTitle("Messages")).perform(grey_tap())
snapshot("list")
EarlGrey.selectElement(with: grey_accessibilityID("message.3")).perform(grey_tap())
snapshot("details")
EarlGrey.selectElement(with: grey_buttonTitle("Messages")).perform(grey_tap())
snapshot("back")
