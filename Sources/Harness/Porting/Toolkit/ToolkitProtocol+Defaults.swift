extension ToolkitProtocol {
  /// An expression of what the toolkit does where a class has no method for a requirement.
  ///
  /// A method of a class hides the protocol's default, so another class has to be asked, one that has nothing but what it
  /// must have.
  static func defaultResult(of requirement: Requirement, calling arguments: String) -> String {
    // This default asks the object itself.
    if requirement.swiftName == "adaptivePresentationStyle(for:traitCollection:)" {
      return "return adaptivePresentationStyle(for: argument1)"
    }
    let name = requirement.protocolName
    let members = (mandatory[name] ?? []).map { "func \($0) { fatalError() }" }.joined(separator: "; ")
    return "final class Defaults: \(name) { \(members) }; return Defaults().\(arguments)"
  }

  /// The requirements without a default, of protocols that have others.
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
