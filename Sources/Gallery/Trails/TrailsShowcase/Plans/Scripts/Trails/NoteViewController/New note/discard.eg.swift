// Canceling a note that has changed asks first; more than 140 characters cannot be saved.
let text = EarlGrey.selectElement(with: grey_accessibilityID("note"))
text.perform(grey_replaceText(
  "A note that is far too long, since it tells about the weather, the bridge, the fish, the other fish, and a towel that somebody has left on a rock."
))
snapshot("too long")
EarlGrey.selectElement(with: grey_buttonTitle("Cancel")).perform(grey_tap())
snapshot("question")
EarlGrey.selectElement(with: grey_buttonTitle("Discard Note")).perform(grey_tap())
