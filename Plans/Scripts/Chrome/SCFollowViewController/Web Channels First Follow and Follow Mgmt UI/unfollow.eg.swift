// A swipe across the row unfollows: it takes effect after three seconds, and is undone ten seconds later.
EarlGrey.selectElement(with: grey_accessibilityID(
  "kSCFollowShowFollowManagementAccessibilityIdentifier"
))
  .perform(grey_tap())
snapshot("websites")
EarlGrey.selectElement(with: grey_allOf([
  grey_kindOfClass(UITableViewCell.self),
  grey_descendant(grey_text("Channel 0")),
]))
  .perform(grey_swipeFastInDirectionWithStartPoint(kGREYDirectionLeft, 0.9, 0.5))
EarlGrey.selectElement(with: grey_text("Channel 0")).assert(grey_notNil())
advance(by: 3)
EarlGrey.selectElement(with: grey_text("Channel 0")).assert(grey_nil())
snapshot("unfollowed")
advance(by: 10)
snapshot("followed again")
