extension ToolkitProtocol {
  /// The protocols of controllers that contain others.
  static let controllers: [ToolkitProtocol] = [
    ToolkitProtocol(
      "UINavigationControllerDelegate",
      [
        "navigationController(_:willShow+ViewController:animated:)",
        "navigationController(_:didShow+ViewController:animated:)",
        "navigationController(_:animationControllerFor+Operation:from+ViewController:to+ViewController:)",
        "navigationController(_:interactionControllerFor+AnimationController:)",
        "navigationControllerSupportedInterfaceOrientations(_:)",
        "navigationControllerPreferredInterfaceOrientationForPresentation(_:)",
      ]),
    ToolkitProtocol("UITabBarDelegate", ["tabBar(_:didSelect+Item:)"]),
    ToolkitProtocol(
      "UITabBarControllerDelegate",
      ["tabBarController(_:shouldSelect+ViewController:)", "tabBarController(_:didSelect+ViewController:)"]),
    ToolkitProtocol(
      "UIPageViewControllerDataSource",
      [
        "pageViewController(_:viewControllerBefore+ViewController:)",
        "pageViewController(_:viewControllerAfter+ViewController:)",
        "presentationCount(for+PageViewController:)", "presentationIndex(for+PageViewController:)",
      ]),
    ToolkitProtocol(
      "UIPageViewControllerDelegate",
      [
        "pageViewController(_:willTransitionTo+ViewControllers:)",
        "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
      ]),
    ToolkitProtocol(
      "UISplitViewControllerDelegate",
      [
        "splitViewController(_:willChangeTo+DisplayMode:)",
        "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
        "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
        "splitViewControllerDidCollapse(_:)", "splitViewControllerDidExpand(_:)",
        "splitViewController(_:collapseSecondary+ViewController:onto+PrimaryViewController:)",
        "splitViewController(_:showDetail+ViewController:sender:)",
      ]),
    ToolkitProtocol("UISearchResultsUpdating", ["updateSearchResults(for+SearchController:)"]),
    ToolkitProtocol(
      "UISearchControllerDelegate",
      [
        "willPresentSearchController(_:)", "didPresentSearchController(_:)",
        "willDismissSearchController(_:)",
        "didDismissSearchController(_:)",
      ]),
  ]
}
