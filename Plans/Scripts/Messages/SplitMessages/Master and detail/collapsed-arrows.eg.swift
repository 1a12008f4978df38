// On a phone, the arrows replace the details on top of the list, to which one tap leads back.
EarlGrey.selectElement(with: grey_accessibilityID("message.2")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("details.next")).perform(grey_tap())
snapshot("the last")
EarlGrey.selectElement(with: grey_accessibilityID("details.next")).assert(grey_not(grey_enabled()))
EarlGrey.selectElement(with: grey_accessibilityID("details.previous")).perform(grey_tap())
EarlGrey.selectElement(with: grey_buttonTitle("Messages")).perform(grey_tap())
snapshot("back")
