// The add button presents the form for a server.
EarlGrey.selectElement(with: grey_accessibilityID("messages.addServer")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("addServer.address"))
  .perform(grey_replaceText("https://example.com"))
snapshot("add server")
EarlGrey.selectElement(with: grey_buttonTitle("Add")).perform(grey_tap())
EarlGrey.selectElement(with: grey_buttonTitle("Add")).assert(grey_nil())
