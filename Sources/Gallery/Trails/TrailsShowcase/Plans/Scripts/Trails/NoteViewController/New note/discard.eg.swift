// Canceling a note that has changed asks first; more than 140 characters cannot be saved.
let text = EarlGrey.selectElement(with: grey_accessibilityID("note"))
let rain = "rain and rain and rain and rain and rain and rain and rain"
text.perform(grey_replaceText("\(rain) and \(rain) and \(rain)"))
snapshot("too long")
EarlGrey.selectElement(with: grey_buttonTitle("Cancel")).perform(grey_tap())
snapshot("question")
EarlGrey.selectElement(with: grey_buttonTitle("Discard Note")).perform(grey_tap())
