extension ToolkitProtocol {
  /// The protocols of the application and its scenes.
  static let application: [ToolkitProtocol] = [
    ToolkitProtocol(
      "UIApplicationDelegate",
      [
        "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
        "applicationDidBecomeActive(_:)", "applicationWillResignActive(_:)",
        "applicationDidEnterBackground(_:)", "applicationWillEnterForeground(_:)",
        "applicationWillTerminate(_:)", "applicationDidReceiveMemoryWarning(_:)",
        "application(_:open+URL:options:)", "application(_:configurationForConnecting+SceneSession:options:)",
        "application(_:didDiscardSceneSessions:)",
        "application(_:performActionFor+ShortcutItem:completionHandler:)",
        "application(_:continue+UserActivity:restorationHandler:)",
        "application(_:supportedInterfaceOrientationsFor+Window:)",
      ]),
    ToolkitProtocol(
      "UISceneDelegate",
      [
        "scene(_:willConnectTo+Session:options:)", "sceneDidDisconnect(_:)", "sceneDidBecomeActive(_:)",
        "sceneWillResignActive(_:)", "sceneWillEnterForeground(_:)", "sceneDidEnterBackground(_:)",
        "scene(_:openURLContexts:)", "stateRestorationActivity(for+Scene:)",
        "scene(_:continue+UserActivity:)",
      ]),
    ToolkitProtocol(
      "UIWindowSceneDelegate", refining: "UISceneDelegate",
      ["windowScene(_:performActionFor+ShortcutItem:completionHandler:)"]),
  ]
}
