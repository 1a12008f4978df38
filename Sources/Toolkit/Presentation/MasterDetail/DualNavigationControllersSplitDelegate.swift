import Flow
import HeadlessUIKit

/// A delegate that gives a split view controller two navigation controllers, and moves details
/// between them as it collapses and expands.
///
///     let (bag, split) = (DisposeBag(), UISplitViewController())
///     let columns = split.setupSplitDelegate(ownedBy: bag)
///     columns.hideDetailWhenCollapsing = { true }
///     bag += columns.isCollapsed.onValue { print($0 == true ? "one stack" : "two columns") }
@MainActor
open class DualNavigationControllersSplitDelegate: UISplitViewControllerDelegate {
  /// Returns new navigation controllers; by default the same as for other presentations.
  public var makeNavigationController: @MainActor (PresentationOptions) -> UINavigationController =
    customNavigationController
  /// Returns whether details end when the columns become one stack; by default `false`, and they
  /// move onto it.
  public var hideDetailWhenCollapsing: () -> Bool = { false }
  /// Presents the content of a detail column that appears empty.
  public let presentDetail: Delegate<UISplitViewController, any Disposable> = Delegate()
  private let collapsed = ReadWriteSignal<Bool?>(nil)
  private var detail: (any Disposable)?
  private let initialStateBag = DisposeBag()

  /// Creates a delegate.
  ///
  /// - Parameter isCollapsed: A future of whether the split view controller is initially collapsed.
  public init(isCollapsed: Future<Bool>) {
    initialStateBag += isCollapsed.onValue { [collapsed] in collapsed.value = $0 }.disposable
  }

  /// Whether the columns are one stack, `nil` while that is unknown; sends its changes.
  public var isCollapsed: ReadSignal<Bool?> { collapsed.readOnly() }

  private func setCollapsed(_ isCollapsed: Bool) {
    // A change that the split view controller reports is newer than its initial state.
    initialStateBag.dispose()
    collapsed.value = isCollapsed
  }

  // MARK: Delegate

  /// Gives the detail column its navigation controller when it shows for the first time.
  ///
  /// - Parameters:
  ///   - splitViewController: The controller; if it has one column, it gets a second one.
  ///   - displayMode: Ignored.
  open func splitViewController(
    _ splitViewController: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    guard splitViewController.viewControllers.count == 1 else { return }
    splitViewController.viewControllers.append(makeNavigationController([]))
    detail = presentDetail.call(splitViewController)
  }

  /// Moves the details onto the one stack, or ends them.
  ///
  /// - Parameters:
  ///   - splitViewController: The controller that collapses; ignored.
  ///   - secondaryViewController: The detail column; one that is not a navigation controller ends
  ///     the details.
  ///   - primaryViewController: The column that becomes the one stack.
  open func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    guard let primary = primaryViewController as? UINavigationController,
      let secondary = secondaryViewController as? UINavigationController
    else {
      detail?.dispose()
      return false
    }
    if hideDetailWhenCollapsing() {
      detail?.dispose()
    } else {
      if let top = primary.topViewController, let item = customNavigationBackButtonWithTitle(top.title ?? "")
      {
        top.navigationItem.backBarButtonItem = item
      }
      primary.stackUpdates.move(secondary.viewControllers, from: secondary)
    }
    return true
  }

  /// Records that the columns have become one stack.
  ///
  /// - Parameter splitViewController: Ignored.
  open func splitViewControllerDidCollapse(_ splitViewController: UISplitViewController) {
    setCollapsed(true)
  }

  /// Moves the controllers that were not presented in the primary column to a new detail column.
  ///
  /// - Parameter splitViewController: The controller, which gets a second column.
  open func splitViewControllerDidExpand(_ splitViewController: UISplitViewController) {
    // Reported last, when the details are in their column.
    defer { setCollapsed(false) }
    guard let primary = splitViewController.viewControllers.first as? UINavigationController else { return }
    let details = primary.viewControllers.filter { !$0.presentationState.isPresentedInMaster }
    let navigation = makeNavigationController([])
    if !details.isEmpty { navigation.stackUpdates.move(details, from: primary) }
    splitViewController.viewControllers = [primary, navigation]
    if details.isEmpty { detail = presentDetail.call(splitViewController) }
  }
}

extension UISplitViewController {
  /// Sets a new delegate, and returns it.
  ///
  /// - Parameter bag: Retains the delegate, and removes it when it is disposed of.
  public func setupSplitDelegate(ownedBy bag: DisposeBag) -> DualNavigationControllersSplitDelegate {
    // The first layout decides whether it is collapsed.
    let isCollapsed = view.didLayoutSignal.map { (_: Void) -> Bool in self.isCollapsed }.future
    let splitDelegate = DualNavigationControllersSplitDelegate(isCollapsed: isCollapsed)
    delegate = splitDelegate
    bag.hold(splitDelegate)
    bag += { self.delegate = nil }
    return splitDelegate
  }
}
