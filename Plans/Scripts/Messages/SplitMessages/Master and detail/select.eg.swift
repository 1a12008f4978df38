// Beside the list, another message replaces the details; the arrows go from one to the next.
EarlGrey.selectElement(with: grey_accessibilityLabel("Regular")).perform(grey_tap())
snapshot("regular")
EarlGrey.selectElement(with: grey_accessibilityID("message.1")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("details.next")).perform(grey_tap())
snapshot("the next")
EarlGrey.selectElement(with: grey_accessibilityID("details.previous")).perform(grey_tap())
