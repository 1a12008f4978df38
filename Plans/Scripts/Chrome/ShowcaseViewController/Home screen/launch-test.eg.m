// The home screen shows its title.
[[EarlGrey selectElementWithMatcher:grey_text(@"SC")] assertWithMatcher:grey_notNil()];
