import Foundation

/// A scene with windows: all those of the application.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The device's only screen.
  open var screen: UIScreen { UIApplication.shared.screen }
  /// The visible windows, from back to front.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The window that receives keyboard events.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The scene's coordinates, which are the screen's.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation { screen.orientation }
  /// The traits of the scene, which its windows inherit.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// The frame and the look of the status bar.
  public private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
}

/// The status bar of a scene.
@preconcurrency @MainActor
public final class UIStatusBarManager {
  /// The frame at the top of the screen; empty while the bar is hidden.
  public var statusBarFrame: CGRect {
    let screen = UIApplication.shared.screen
    guard !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
  }
  /// Whether the frontmost controllers hide the bar.
  public var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  /// The style that the frontmost controllers set.
  public var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
}

extension UIWindow {
  /// Creates a hidden window of a scene, as large as the screen.
  ///
  /// - Parameter windowScene: The application's scene, in which every window is.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
  }

  /// The scene of the window: the application's only one. Setting it has no effect.
  public var windowScene: UIWindowScene? {
    get { UIApplication.shared.windowScene }
    set {}
  }
}
