// The test of the text badge, as Chrome's Showcase has it.
showcase_utils::Open(@"TextBadgeView");
[[EarlGrey selectElementWithMatcher:grey_accessibilityID(@"TEXT")] assertWithMatcher:grey_notNil()];
showcase_utils::Close();
