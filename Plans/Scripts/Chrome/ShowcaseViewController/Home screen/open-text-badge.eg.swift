// Search narrows the list to one row; tapping it shows the badge; the back button leads home.
EarlGrey.selectElement(with: grey_text("SC")).assert(grey_notNil())
EarlGrey.selectElement(with: grey_accessibilityID("showcase_home_search_bar"))
  .perform(grey_replaceText("TextBadgeView"))
snapshot("found")
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityLabel("TextBadgeView"),
  grey_sufficientlyVisible(),
]))
  .perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("TEXT")).assert(grey_notNil())
snapshot("text badge")
let backButton = grey_allOf([
  grey_anyOf([grey_buttonTitle("SC"), grey_buttonTitle("back")]),
  grey_ancestor(grey_kindOfClass(UINavigationBar.self)),
])
EarlGrey.selectElement(with: backButton).assert(grey_interactable()).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("showcase_home_collection"))
  .assert(grey_sufficientlyVisible())
EarlGrey.selectElement(with: grey_accessibilityID("showcase_home_search_bar"))
  .perform(grey_replaceText(""))
snapshot("home again")
