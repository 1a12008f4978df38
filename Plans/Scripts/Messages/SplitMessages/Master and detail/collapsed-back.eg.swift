// On a phone, details are on top of the list; they end when the user goes back, and nothing remains selected.
EarlGrey.selectElement(with: grey_accessibilityID("message.3")).perform(grey_tap())
snapshot("details")
EarlGrey.selectElement(with: grey_buttonTitle("Messages")).perform(grey_tap())
snapshot("back")
EarlGrey.selectElement(with: grey_accessibilityID("message.0")).perform(grey_tap())
EarlGrey.selectElement(with: grey_buttonTitle("Messages")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("details")).assert(grey_nil())
