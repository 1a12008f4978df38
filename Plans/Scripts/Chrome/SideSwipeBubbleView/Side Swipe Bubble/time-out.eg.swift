// After three cycles, ten seconds, the hint goes away by itself.
advance(by: 10)
EarlGrey.selectElement(with: grey_accessibilityLabel("IPH dismissed due to time out")).assert(grey_notNil())
