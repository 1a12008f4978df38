// A search without results says so.
let searchBar = EarlGrey.selectElement(with: grey_accessibilityID(
  "kCredentialListSearchBarAccessibilityIdentifier"
))
searchBar.perform(grey_replaceText("nothing like it"))
EarlGrey.selectElement(with: grey_accessibilityID(
  "kCredentialListNoResultsAccessibilityIdentifier"
))
  .assert(grey_sufficientlyVisible())
snapshot("nothing found")
searchBar.perform(grey_replaceText(""))
EarlGrey.selectElement(with: grey_accessibilityID(
  "kCredentialListNoResultsAccessibilityIdentifier"
))
  .assert(grey_nil())
