/// A tab that was closed, or is open on another device.
package struct RecentTab: Hashable, Sendable, CustomStringConvertible {
  package let title: String
  package let address: String

  package init(title: String, address: String) {
    self.title = title
    self.address = address
  }

  package var description: String { "\(title), \(address)" }
}

/// The tabs that are open on another device.
package struct DistantSession: Hashable, Sendable {
  package let deviceName: String
  package let tabs: [RecentTab]

  package init(deviceName: String, tabs: [RecentTab]) {
    self.deviceName = deviceName
    self.tabs = tabs
  }
}
