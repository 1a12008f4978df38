// Nothing of the page is left but the word that it is erased, which goes by itself.
let toast = EarlGrey.selectElement(with: grey_accessibilityID("Toast.label"))
toast.assert(grey_text("Your browsing history has been erased."))
toast.assert(grey_sufficientlyVisible())
EarlGrey.selectElement(with: grey_textBeginsWith("Internet")).assert(grey_nil())
advance(by: 2.5)
toast.assert(grey_nil())
