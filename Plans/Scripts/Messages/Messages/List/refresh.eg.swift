// Pulling the list down fetches the messages again.
EarlGrey.selectElement(with: grey_kindOfClassName("UITableView"))
  .perform(grey_swipeSlowInDirection(kGREYDirectionDown))
EarlGrey.selectElement(with: grey_accessibilityID("message.4")).assert(grey_notNil())
snapshot("refreshed")
