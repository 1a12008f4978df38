// The second does not wait, but fails.
EarlGrey.selectElement(with: grey_buttonTitle("Present twice, fail if blocked")).perform(grey_tap())
EarlGrey.selectElement(with: grey_buttonTitle("Cancel")).perform(grey_tap())
EarlGrey.selectElement(with: grey_buttonTitle("Add")).assert(grey_nil())
