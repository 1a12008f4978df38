/// A tab that was closed, or is open on another device.
public struct RecentTab: Hashable, Sendable, CustomStringConvertible {
  public let title: String
  public let address: String

  public init(title: String, address: String) {
    self.title = title
    self.address = address
  }

  public var description: String { "\(title), \(address)" }
}

/// The tabs that are open on another device.
public struct DistantSession: Hashable, Sendable {
  public let deviceName: String
  public let tabs: [RecentTab]

  public init(deviceName: String, tabs: [RecentTab]) {
    self.deviceName = deviceName
    self.tabs = tabs
  }
}
