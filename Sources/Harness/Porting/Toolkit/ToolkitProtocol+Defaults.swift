extension ToolkitProtocol {
  /// Returns an expression for what the toolkit does if a class does not implement a requirement.
  ///
  /// A class's method hides the protocol's default, so the expression uses another class, which implements only
  /// mandatory requirements.
  static func defaultResult(of requirement: Requirement, calling arguments: String) -> String {
    // This default depends on the object itself.
    if requirement.swiftName == "adaptivePresentationStyle(for:traitCollection:)" {
      return "return adaptivePresentationStyle(for: argument1)"
    }
    let name = requirement.protocolName
    let members = (mandatory[name] ?? []).map { "func \($0) { fatalError() }" }.joined(separator: "; ")
    return "final class Defaults: \(name) { \(members) }; return Defaults().\(arguments)"
  }

  /// The requirements without a default, of protocols in which other requirements have one.
  static let mandatory: [String: [String]] = [
    "UITableViewDataSource": [
      "tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int",
      "tableView(_: UITableView, cellForRowAt _: IndexPath) -> UITableViewCell",
    ],
    "UICollectionViewDataSource": [
      "collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int",
      "collectionView(_: UICollectionView, cellForItemAt _: IndexPath) -> UICollectionViewCell",
    ],
    "UIPageViewControllerDataSource": [
      "pageViewController(_: UIPageViewController, viewControllerBefore _: UIViewController) -> UIViewController?",
      "pageViewController(_: UIPageViewController, viewControllerAfter _: UIViewController) -> UIViewController?",
    ],
    "UIContextMenuInteractionDelegate": [
      "contextMenuInteraction(_: UIContextMenuInteraction, configurationForMenuAtLocation _: CGPoint) -> UIContextMenuConfiguration?"
    ],
    "UIViewControllerAnimatedTransitioning": [
      "transitionDuration(using _: (any UIViewControllerContextTransitioning)?) -> TimeInterval",
      "animateTransition(using _: any UIViewControllerContextTransitioning)",
    ],
    "UIActivityItemSource": [
      "activityViewControllerPlaceholderItem(_: UIActivityViewController) -> Any",
      "activityViewController(_: UIActivityViewController, itemForActivityType _: UIActivity.ActivityType?) -> Any?",
    ],
  ]
}
