// The second, about another draft, fails instead of waiting for the first.
EarlGrey.selectElement(with: grey_buttonTitle("Present two, fail if blocked")).perform(grey_tap())
snapshot("the first")
EarlGrey.selectElement(with: grey_buttonTitle("Yes")).perform(grey_tap())
EarlGrey.selectElement(with: grey_buttonTitle("No")).assert(grey_nil())
