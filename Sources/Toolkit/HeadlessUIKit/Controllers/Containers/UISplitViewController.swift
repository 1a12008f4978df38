import Foundation

/// Shows controllers side by side if there is room, and on one stack in compact width.
///
/// As in UIKit, a column's controller is wrapped in a navigation controller unless it is one. In
/// compact width the columns *collapse*: the stack of the top column moves onto the primary
/// column's, and moves back when the columns *expand*.
///
///     let split = UISplitViewController(style: .doubleColumn)
///     split.setViewController(UITableViewController(style: .plain), for: .primary)
///     split.setViewController(UIViewController(), for: .secondary)
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The columns that the controller has.
  public let style: Style
  /// Decides what shows when columns collapse and expand.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The preferred arrangement of the columns; `automatic`, the default, shows two side by side in
  /// landscape, and only the secondary one in portrait.
  open var preferredDisplayMode: DisplayMode = .automatic { didSet { setNeedsArrangement() } }
  /// The primary column's width as a fraction of the whole; ``automaticDimension`` by default.
  open var preferredPrimaryColumnWidthFraction: CGFloat = automaticDimension {
    didSet { setNeedsArrangement() }
  }
  /// The primary column's width in points, which overrides the fraction; ``automaticDimension`` by
  /// default.
  open var preferredPrimaryColumnWidth: CGFloat = automaticDimension { didSet { setNeedsArrangement() } }
  /// The minimum width of the primary column in points; ``automaticDimension``, the default, for no
  /// limit.
  open var minimumPrimaryColumnWidth: CGFloat = automaticDimension { didSet { setNeedsArrangement() } }
  /// The maximum width of the primary column in points; ``automaticDimension``, the default, for no
  /// limit.
  open var maximumPrimaryColumnWidth: CGFloat = automaticDimension { didSet { setNeedsArrangement() } }
  /// Whether a swipe shows a hidden column. Stored only: no swipe does so here.
  open var presentsWithGesture: Bool = true
  /// The width of the supplementary column. Stored only.
  open var preferredSupplementaryColumnWidth: CGFloat = automaticDimension
  /// The supplementary column's width as a fraction of the whole. Stored only.
  open var preferredSupplementaryColumnWidthFraction: CGFloat = automaticDimension
  /// The minimum width of the supplementary column. Stored only.
  open var minimumSupplementaryColumnWidth: CGFloat = automaticDimension
  /// The maximum width of the supplementary column. Stored only.
  open var maximumSupplementaryColumnWidth: CGFloat = automaticDimension
  /// How columns share the width. Stored only.
  open var preferredSplitBehavior: SplitBehavior = .automatic
  /// Whether a button hides all columns except the secondary one. Stored only.
  open var showsSecondaryOnlyButton: Bool = false
  /// The look of the primary column. Stored only.
  open var primaryBackgroundStyle: BackgroundStyle = .none

  /// How columns share the width.
  public enum SplitBehavior: Int, Hashable, Sendable {
    /// As the system decides.
    case automatic
    /// Side by side.
    case tile
    /// Over the secondary one.
    case overlay
    /// Moving the secondary one aside.
    case displace
  }

  /// The look of the primary column.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// The look of a list.
    case none
    /// The look of a sidebar.
    case sidebar
  }

  /// The controllers as they were set.
  var columns: [Column: UIViewController] = [:]
  /// The controllers that host them: the controllers themselves, or navigation controllers around
  /// them.
  var hosts: [Column: UIViewController] = [:]
  /// The display mode that the user or code chose by showing and hiding columns.
  var chosenDisplayMode: DisplayMode?
  /// Whether the columns are on one stack; `nil` before the first layout pass.
  var collapsedState: Bool?
  /// The index on the stack at which each column's controllers begin, while the columns are
  /// collapsed.
  var stackStarts: [Column: Int] = [:]
  /// The visible hosts, from back to front.
  var shownHosts: [UIViewController] = []
  /// The display mode that was last reported to the delegate.
  private var reportedDisplayMode: DisplayMode?

  /// A width that the split view controller chooses.
  public nonisolated static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The columns that a split view controller has.
  public enum Style: String, Hashable, Sendable {
    /// The two controllers of ``UISplitViewController/viewControllers``.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// A primary, a supplementary and a secondary column.
    case tripleColumn
  }

  /// A column of a split view controller.
  public enum Column: String, Hashable, Sendable, CaseIterable {
    /// The column at the leading edge, usually a sidebar.
    case primary
    /// The column between the others; only in the triple column style.
    case supplementary
    /// The column with the main content.
    case secondary
    /// The replacement of all columns in compact width.
    case compact
  }

  /// The visible columns and their arrangement.
  public enum DisplayMode: String, Hashable, Sendable, CaseIterable {
    /// As the split view controller chooses for its size.
    case automatic
    /// Only the secondary column.
    case secondaryOnly
    /// One more column beside the secondary one.
    case oneBesideSecondary
    /// One more column, covering a part of the secondary one.
    case oneOverSecondary
    /// Two more columns beside the secondary one.
    case twoBesideSecondary
    /// Two more columns, covering a part of the secondary one.
    case twoOverSecondary
    /// Two more columns, moving the secondary one aside; here it gets the remaining width.
    case twoDisplaceSecondary

    /// The former name of ``oneBesideSecondary``.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The former name of ``secondaryOnly``.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The former name of ``oneOverSecondary``.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// Creates a split view controller with empty columns.
  ///
  /// - Parameter style: The columns; cannot be changed later.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a split view controller of unspecified style; there are no archives, and the coder is
  /// ignored.
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
    // Before the first layout pass, so that the columns receive their appearance calls with this
    // controller's.
    arrangeColumns()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrangeColumns()
    // Frames depend on the bounds even if the arrangement stays the same.
    placeColumns()
  }

  /// Shows a controller in the secondary column, or on top of the stack if the columns are
  /// collapsed.
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

  /// Reports a changed display mode to the delegate, once.
  func reportDisplayMode() {
    guard !isCollapsed, displayMode != reportedDisplayMode else { return }
    reportedDisplayMode = displayMode
    delegate?.splitViewController(self, willChangeTo: displayMode)
  }
}

extension UIViewController {
  /// The closest split view controller among the ancestors; `nil` without one.
  public var splitViewController: UISplitViewController? { closestParent() }
}

/// Controls what a split view controller shows; every method has UIKit's default.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called before the display mode changes.
  ///
  /// - Parameters:
  ///   - splitViewController: The controller whose columns are not collapsed.
  ///   - displayMode: The new mode, never `automatic`.
  func splitViewController(
    _ splitViewController: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Returns the column that is on top after the columns collapse; the proposed one by default.
  ///
  /// - Parameters:
  ///   - splitViewController: The controller that enters compact width.
  ///   - proposedTopColumn: The secondary column if it has a controller, otherwise the primary one.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Returns the display mode after the columns expand; the proposed one by default.
  ///
  /// - Parameters:
  ///   - splitViewController: The controller that leaves compact width.
  ///   - proposedDisplayMode: The mode that the controller would have without a delegate.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Called after the columns were put on one stack.
  ///
  /// - Parameter splitViewController: The controller in compact width.
  func splitViewControllerDidCollapse(_ splitViewController: UISplitViewController)
  /// Called after the columns were separated again.
  ///
  /// - Parameter splitViewController: The controller, now wider.
  func splitViewControllerDidExpand(_ splitViewController: UISplitViewController)
  /// Returns whether the delegate handled the secondary controller itself, which keeps the primary
  /// one on top; `false` by default. Called only for the unspecified style.
  ///
  /// - Parameters:
  ///   - splitViewController: The controller that enters compact width.
  ///   - secondaryViewController: The controller that would move onto the stack.
  ///   - primaryViewController: The controller that stays on top if the result is `true`.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns whether the delegate showed the controller itself; `false` by default.
  ///
  /// - Parameters:
  ///   - splitViewController: The controller whose `showDetailViewController` was called.
  ///   - viewController: The detail controller to show.
  ///   - sender: The argument of `showDetailViewController`.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail viewController: UIViewController, sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(
    _ splitViewController: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}

  /// Returns the proposed column.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }

  /// Returns the proposed display mode.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }

  /// Does nothing.
  public func splitViewControllerDidCollapse(_ splitViewController: UISplitViewController) {}

  /// Does nothing.
  public func splitViewControllerDidExpand(_ splitViewController: UISplitViewController) {}

  /// Returns `false`, which puts the secondary controller on top.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }

  /// Returns `false`, so that the split view controller shows the controller.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail viewController: UIViewController, sender: Any?
  ) -> Bool { false }
}
