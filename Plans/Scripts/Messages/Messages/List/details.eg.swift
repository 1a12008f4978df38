// A tap on a row reports the message; its details end when the user goes back, and another can be reported.
EarlGrey.selectElement(with: grey_accessibilityID("message.1")).perform(grey_tap())
snapshot("details")
EarlGrey.selectElement(with: grey_buttonTitle("Messages")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("message.0")).perform(grey_tap())
