import HeadlessUIKit

/// An app that is about to be launched: its delegates, which are retained while its use case is shown.
@MainActor
struct AppLaunch {
  let delegate: any UIApplicationDelegate
  let sceneDelegate: (any UISceneDelegate)?
  /// The storyboard of the first window; `nil` if the app makes its window itself.
  let storyboard: String?

  /// Launches the app as the system does: a window with the storyboard's first controller is there before the
  /// delegates are called, and is shown unless they have set another one.
  func run() {
    let window = storyboard.map { name in
      let window = UIWindow()
      window.rootViewController = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
      return window
    }
    if let window { setWindow(window) }
    UIApplication.shared.launch(delegate, sceneDelegate: sceneDelegate)
    if window != nil { currentWindow?.makeKeyAndVisible() }
  }

  private var windowSceneDelegate: (any UIWindowSceneDelegate)? {
    sceneDelegate as? any UIWindowSceneDelegate
  }

  /// The window of the scene's delegate, or of the application's in an app without scenes.
  private var currentWindow: UIWindow? {
    sceneDelegate == nil ? delegate.window : windowSceneDelegate?.window
  }

  private func setWindow(_ window: UIWindow) {
    if sceneDelegate == nil { delegate.window = window } else { windowSceneDelegate?.window = window }
  }
}

extension UseCase {
  /// Creates a use case of the app itself, which is launched again for each showing.
  ///
  ///     final class AppDelegate: UIResponder, UIApplicationDelegate {}
  ///     final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
  ///     UseCase(
  ///       "Launch", of: AppDelegate.self, launching: AppDelegate(), scene: SceneDelegate(), storyboard: "Main")
  ///
  /// The stage shows the windows that the app shows; there is no navigation controller around them. The
  /// network, the user's defaults and the date are the stage's, so the app is as just installed.
  ///
  /// - Parameters:
  ///   - name: What is special about this launch, in a few words; unique for the class.
  ///   - shown: The class that names the row, usually that of the delegate.
  ///   - delegate: Creates the application's delegate.
  ///   - scene: Creates the scene's delegate; `nil`, the default, for an app without scenes.
  ///   - storyboard: The name of the storyboard whose first controller the app's window has at first, as
  ///     `UIMainStoryboardFile` or `UISceneStoryboardFile` in its `Info.plist`; `nil`, the default, if the app makes its
  ///     window itself.
  ///   - fileID: The declaration's module and file; keep the default.
  ///   - filePath: The path of the declaration's file; keep the default.
  ///   - line: The declaration's line; keep the default.
  public init<Shown, Delegate: UIApplicationDelegate>(
    _ name: String, of shown: Shown.Type,
    launching delegate: @autoclosure @escaping @MainActor @Sendable () -> Delegate,
    scene: @autoclosure @escaping @MainActor @Sendable () -> (any UISceneDelegate)? = nil,
    storyboard: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line
  ) {
    self.init(
      name, shows: shown, makes: Delegate.self,
      by: .launch { AppLaunch(delegate: delegate(), sceneDelegate: scene(), storyboard: storyboard) },
      at: UseCaseLocation(fileID, filePath, line))
  }
}
