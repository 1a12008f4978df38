// The list is unchanged.
EarlGrey.selectElement(with: grey_accessibilityID("messages.compose")).perform(grey_tap())
EarlGrey.selectElement(with: grey_buttonTitle("Cancel")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("message.4")).assert(grey_nil())
