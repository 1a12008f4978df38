// Another message replaces the details, beside the list or on top of it; the arrows move between messages.
EarlGrey.selectElement(with: grey_accessibilityID("message.1")).perform(grey_tap())
snapshot("details")
EarlGrey.selectElement(with: grey_accessibilityID("details.next")).perform(grey_tap())
snapshot("the next")
EarlGrey.selectElement(with: grey_accessibilityID("details.previous")).perform(grey_tap())
