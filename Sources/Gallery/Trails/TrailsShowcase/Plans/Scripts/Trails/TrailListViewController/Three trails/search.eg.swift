// A search leaves the trails whose names have the text; one that fits none says so.
let field = EarlGrey.selectElement(with: grey_kindOfClassName("UISearchTextField"))
field.perform(grey_replaceText("hut"))
EarlGrey.selectElement(with: grey_accessibilityID("trail-1")).assert(grey_nil())
EarlGrey.selectElement(with: grey_accessibilityID("trail-2")).assert(grey_notNil())
field.perform(grey_replaceText("sea"))
EarlGrey.selectElement(with: grey_text("No trail fits.")).assert(grey_notNil())
snapshot("nothing fits")
