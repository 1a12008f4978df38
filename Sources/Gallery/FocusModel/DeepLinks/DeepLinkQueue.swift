/// Keeps the last deep link until the application is active.
public struct DeepLinkQueue: Hashable, Sendable {
  private var waiting: DeepLink?

  /// Makes a queue in which nothing waits.
  public init() {}

  /// Takes a link, and gives it back if it can be followed at once.
  public mutating func receive(_ link: DeepLink, isActive: Bool) -> DeepLink? {
    waiting = isActive ? nil : link
    return isActive ? link : nil
  }

  /// Gives out the link that waited for the application to become active.
  public mutating func didBecomeActive() -> DeepLink? {
    defer { waiting = nil }
    return waiting
  }
}
