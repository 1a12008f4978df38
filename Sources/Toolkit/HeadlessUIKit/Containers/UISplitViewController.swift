import Foundation

/// Controllers beside each other where there is room, and on one stack where the width is compact.
///
/// A column whose controller is no navigation controller is put into one, as UIKit does. In a compact width the columns
/// *collapse*: the stack of the column on top comes to lie on that of the primary column, and goes back when the
/// columns *expand*.
@MainActor
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public let style: Style
  public weak var delegate: (any UISplitViewControllerDelegate)?
  /// How the columns should show; `automatic` is beside each other in landscape, and the secondary one alone in
  /// portrait.
  public var preferredDisplayMode: DisplayMode = .automatic { didSet { setNeedsArrangement() } }
  /// The primary column's width as a part of the whole, ``automaticDimension`` by default.
  public var preferredPrimaryColumnWidthFraction: CGFloat = automaticDimension {
    didSet { setNeedsArrangement() }
  }
  /// The primary column's width in points, which wins over the fraction.
  public var preferredPrimaryColumnWidth: CGFloat = automaticDimension { didSet { setNeedsArrangement() } }
  public var minimumPrimaryColumnWidth: CGFloat = automaticDimension { didSet { setNeedsArrangement() } }
  public var maximumPrimaryColumnWidth: CGFloat = automaticDimension { didSet { setNeedsArrangement() } }
  public var presentsWithGesture: Bool = true
  /// The controllers as they were given.
  var columns: [Column: UIViewController] = [:]
  /// The controllers that show them: themselves, or a navigation controller around them.
  var hosts: [Column: UIViewController] = [:]
  /// What the user, or code, has asked for by showing and hiding columns.
  var chosenDisplayMode: DisplayMode?
  /// Whether the columns lie on one stack; `nil` before the first layout.
  var collapsedState: Bool?
  /// Where on the one stack the controllers of a column begin, while the columns are collapsed.
  var stackStarts: [Column: Int] = [:]
  /// What shows, from back to front.
  var shownHosts: [UIViewController] = []
  /// The display mode that was told last.
  private var toldDisplayMode: DisplayMode?

  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The columns that a split view controller has.
  public enum Style: String, Hashable, Sendable {
    /// The two controllers of ``UISplitViewController/viewControllers``.
    case unspecified
    case doubleColumn
    case tripleColumn
  }

  /// One of the columns.
  public enum Column: String, Hashable, Sendable, CaseIterable {
    case primary
    case supplementary
    case secondary
    /// What shows instead of the columns in a compact width.
    case compact
  }

  /// Which columns show, and how.
  public enum DisplayMode: String, Hashable, Sendable, CaseIterable {
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary
    case twoBesideSecondary
    case twoOverSecondary
    case twoDisplaceSecondary

    /// The former names.
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  override var decidesAppearanceOfChildren: Bool { true }
  override var appearanceChildren: [UIViewController] { shownHosts }
  open override var childForStatusBarStyle: UIViewController? { shownHosts.last }
  open override var childForStatusBarHidden: UIViewController? { shownHosts.last }

  open override func loadView() {
    view = UILayoutContainerView(frame: UIScreen.main.bounds)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    arrangeColumns()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrangeColumns()
    placeColumns()
  }

  /// Shows a controller in the secondary column, or on top of the one stack.
  open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true { return }
    guard isCollapsed, let stack = hosts[.primary] as? UINavigationController else {
      return setColumn(.secondary, to: controller)
    }
    stack.pushViewController(controller, animated: true)
  }

  func setNeedsArrangement() {
    viewIfLoaded?.setNeedsLayout()
  }

  /// Tells the delegate of another display mode, once.
  func tellDisplayMode() {
    guard !isCollapsed, displayMode != toldDisplayMode else { return }
    toldDisplayMode = displayMode
    delegate?.splitViewController(self, willChangeTo: displayMode)
  }
}

extension UIViewController {
  /// The closest split view controller above.
  public var splitViewController: UISplitViewController? { closestParent() }
}

/// Has a say in what a split view controller shows; every question has UIKit's answer by default.
@MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  func splitViewController(
    _ splitViewController: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Which column is on top once the columns have become one.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// How the columns show once there is room for them again.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  func splitViewControllerDidCollapse(_ splitViewController: UISplitViewController)
  func splitViewControllerDidExpand(_ splitViewController: UISplitViewController)
  /// Whether the delegate itself has put the secondary controller away, so that the primary one stays on top; for
  /// controllers of an unspecified style.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Whether the delegate itself has shown the controller.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail viewController: UIViewController, sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}

  public func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }

  public func splitViewController(
    _ splitViewController: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }

  public func splitViewControllerDidCollapse(_ splitViewController: UISplitViewController) {}

  public func splitViewControllerDidExpand(_ splitViewController: UISplitViewController) {}

  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }

  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail viewController: UIViewController, sender: Any?
  ) -> Bool { false }
}
