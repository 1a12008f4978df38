// Bars collapse completely, except for the host, when the page is scrolled down, and come back when it is scrolled up.
let page = EarlGrey.selectElement(with: grey_accessibilityID("WebView"))
let host = EarlGrey.selectElement(with: grey_accessibilityID("Collapsed.truncatedUrlText"))
let toolbar = EarlGrey.selectElement(with: grey_kindOfClassName("BrowserToolbar"))
let reload = EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BrowserToolset.stopReloadButton"),
  grey_sufficientlyVisible(),
]))
host.assert(grey_notVisible())
reload.assert(grey_notNil())
page.perform(grey_swipeFastInDirection(.up))
host.assert(grey_sufficientlyVisible())
host.assert(grey_accessibilityValue("localhost"))
toolbar.assert(grey_notVisible())
reload.assert(grey_nil())
snapshot("collapsed")
page.perform(grey_swipeFastInDirection(.down))
page.perform(grey_swipeFastInDirection(.down))
host.assert(grey_notVisible())
EarlGrey.selectElement(with: grey_accessibilityID("URLBar.deleteButton"))
  .assert(grey_sufficientlyVisible())
reload.assert(grey_notNil())
snapshot("expanded")
