/// The states in which an application is busy, each with EarlGrey's bit.
///
///     let ignored: GREYAppState = [.pendingNetworkRequest, .pendingUIScrollViewScrolling]
///     ignored.rawValue  // 640
///     GREYConfiguration.shared.setValue(ignored.rawValue, forConfigKey: .ignoreAppStates)
public struct GREYAppState: OptionSet, Hashable, Sendable {
  /// The bits of the states.
  public let rawValue: Int

  /// Creates a set of states.
  ///
  /// - Parameter rawValue: EarlGrey's bits; 0 is idle.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No state: the application is not busy.
  public static let idle: GREYAppState = []
  /// A view has to be laid out or drawn; never the case here, since layout precedes each wait.
  public static let pendingDrawLayoutPass = GREYAppState(rawValue: 1 << 0)
  /// A controller's view is about to appear.
  public static let pendingViewsToAppear = GREYAppState(rawValue: 1 << 1)
  /// A controller's view is about to disappear.
  public static let pendingViewsToDisappear = GREYAppState(rawValue: 1 << 2)
  /// The software keyboard is about to appear or disappear.
  public static let pendingKeyboardTransition = GREYAppState(rawValue: 1 << 3)
  /// An animation of a layer is running.
  public static let pendingCAAnimation = GREYAppState(rawValue: 1 << 4)
  /// An animation of a view is running.
  public static let pendingUIViewAnimation = GREYAppState(rawValue: 1 << 5)
  /// The root controller of a window is about to appear.
  public static let pendingRootViewControllerToAppear = GREYAppState(rawValue: 1 << 6)
  /// A network request is waiting for its response.
  public static let pendingNetworkRequest = GREYAppState(rawValue: 1 << 7)
  /// A gesture is in progress.
  public static let pendingGestureRecognition = GREYAppState(rawValue: 1 << 8)
  /// A scroll view is scrolling.
  public static let pendingUIScrollViewScrolling = GREYAppState(rawValue: 1 << 9)
  /// The application ignores touches, after `beginIgnoringInteractionEvents`.
  public static let ignoringSystemWideUserInteraction = GREYAppState(rawValue: 1 << 10)
  /// The interface is rotating.
  public static let pendingRotation = GREYAppState(rawValue: 1 << 11)
}
