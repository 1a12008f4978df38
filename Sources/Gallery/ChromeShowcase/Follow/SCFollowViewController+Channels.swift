import ChromeUI
import HeadlessUIKit
import ShowcaseKit

extension FollowedWebChannel {
  /// Ten websites that there are not.
  static let examples = (0..<10).map { number in
    FollowedWebChannel(title: "Channel \(number)", address: "channel\(number).example.com")
  }
}

/// A slow server: it answers after three seconds, and forgets ten seconds later that the user left a website.
extension SCFollowViewController: FollowManagementDelegate {
  func unfollow(_ channel: FollowedWebChannel, completion: @escaping @MainActor (Bool) -> Void) {
    CommandRecorder.current.record(
      protocol: "FollowManagementDelegate", selector: "unfollowChannel:", channel)
    MainQueue.asyncAfter(seconds: 3) { completion(true) }
    MainQueue.asyncAfter(seconds: 13) { [weak self] in self?.followManagement?.add(channel) }
  }

  func loadFavicon(of channel: FollowedWebChannel, found: @escaping @MainActor (UIImage?) -> Void) {
    found(UIImage(named: "default_favicon"))
    MainQueue.asyncAfter(seconds: 3) { found(UIImage(named: "favicon")) }
  }
}
