import HeadlessUIKit

/// Knows the websites that the user follows, and can end it.
@MainActor
package protocol FollowManagementDelegate: AnyObject {
  /// Ends following a website, and tells whether that went well.
  func unfollow(_ channel: FollowedWebChannel, completion: @escaping @MainActor (Bool) -> Void)
  /// Hands the icon of a website over, and again whenever there is a better one.
  func loadFavicon(of channel: FollowedWebChannel, found: @escaping @MainActor (UIImage?) -> Void)
}

/// Leads from the feed's settings to the screens behind them.
@MainActor
package protocol FeedManagementNavigationDelegate: AnyObject {
  func handleNavigateToFollowing()
  func handleNavigateToInterests()
  func handleNavigateToHidden()
  func handleNavigateToActivity()
}
