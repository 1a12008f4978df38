// An image that is a link can be shared by it; its long address is cut in the middle.
EarlGrey.selectElement(with: grey_accessibilityID("Images.plain")).perform(grey_longPress())
EarlGrey.selectElement(with: grey_accessibilityID("ImageSheet.shareLink")).assert(grey_nil())
snapshot("an image")
EarlGrey.selectElement(with: grey_accessibilityID("ImageSheet.saveImage")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("Images.link")).perform(grey_longPress())
snapshot("a link")
EarlGrey.selectElement(with: grey_accessibilityID("ImageSheet.copyLink")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("ImageSheet.copyLink")).assert(grey_nil())
