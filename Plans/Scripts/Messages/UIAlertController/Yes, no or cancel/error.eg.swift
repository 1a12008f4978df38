// The Cancel button throws.
EarlGrey.selectElement(with: grey_buttonTitle("Present")).perform(grey_tap())
EarlGrey.selectElement(with: grey_buttonTitle("Cancel")).perform(grey_tap())
EarlGrey.selectElement(with: grey_buttonTitle("No")).assert(grey_nil())
