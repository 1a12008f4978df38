/// What an application may be busy with, each with EarlGrey's bit.
public struct GREYAppState: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let idle: GREYAppState = []
  public static let pendingDrawLayoutPass = GREYAppState(rawValue: 1 << 0)
  public static let pendingViewsToAppear = GREYAppState(rawValue: 1 << 1)
  public static let pendingViewsToDisappear = GREYAppState(rawValue: 1 << 2)
  public static let pendingKeyboardTransition = GREYAppState(rawValue: 1 << 3)
  public static let pendingCAAnimation = GREYAppState(rawValue: 1 << 4)
  public static let pendingUIViewAnimation = GREYAppState(rawValue: 1 << 5)
  public static let pendingRootViewControllerToAppear = GREYAppState(rawValue: 1 << 6)
  public static let pendingNetworkRequest = GREYAppState(rawValue: 1 << 7)
  public static let pendingGestureRecognition = GREYAppState(rawValue: 1 << 8)
  public static let pendingUIScrollViewScrolling = GREYAppState(rawValue: 1 << 9)
  public static let ignoringSystemWideUserInteraction = GREYAppState(rawValue: 1 << 10)
  public static let pendingRotation = GREYAppState(rawValue: 1 << 11)
}
