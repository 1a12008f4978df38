// A page that is loading when everything is erased does not appear.
let field = EarlGrey.selectElement(with: grey_accessibilityID("URLBar.urlText"))
EarlGrey.selectElement(with: grey_accessibilityID("URLBar.deleteButton")).perform(grey_tap())
advance(by: 600)
EarlGrey.selectElement(with: grey_text("Here it is at last.")).assert(grey_nil())
EarlGrey.selectElement(with: grey_kindOfClassName("HomeView")).assert(grey_sufficientlyVisible())
EarlGrey.selectElement(with: grey_kindOfClassName("UIProgressView")).assert(grey_notVisible())
field.assert(grey_text(""))
snapshot("home")
