import Foundation

/// Shows controllers beside each other where there is room, and on one stack in a compact width.
///
/// A column whose controller is not a navigation controller is put into one, as UIKit does. In a
/// compact width the columns *collapse*: the stack of the column on top moves onto that of the
/// primary column, and moves back when the columns *expand*.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The columns that there are.
  public let style: Style
  /// Decides what shows when columns collapse and expand.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The preferred arrangement of the columns; `automatic`, the default, shows two beside each
  /// other in landscape, and the secondary one alone in portrait.
  open var preferredDisplayMode: DisplayMode = .automatic { didSet { setNeedsArrangement() } }
  /// The primary column's width as a fraction of the whole; ``automaticDimension`` by default.
  open var preferredPrimaryColumnWidthFraction: CGFloat = automaticDimension {
    didSet { setNeedsArrangement() }
  }
  /// The primary column's width in points, which overrides the fraction; ``automaticDimension`` by
  /// default.
  open var preferredPrimaryColumnWidth: CGFloat = automaticDimension { didSet { setNeedsArrangement() } }
  /// The least width of the primary column in points; ``automaticDimension``, the default, for no
  /// limit.
  open var minimumPrimaryColumnWidth: CGFloat = automaticDimension { didSet { setNeedsArrangement() } }
  /// The greatest width of the primary column in points; ``automaticDimension``, the default, for
  /// no limit.
  open var maximumPrimaryColumnWidth: CGFloat = automaticDimension { didSet { setNeedsArrangement() } }
  /// Whether a swipe shows a hidden column; stored only, no swipe does so here.
  open var presentsWithGesture: Bool = true
  /// The width of the supplementary column; stored only.
  open var preferredSupplementaryColumnWidth: CGFloat = automaticDimension
  /// The share of the width of the supplementary column; stored only.
  open var preferredSupplementaryColumnWidthFraction: CGFloat = automaticDimension
  /// The least width of the supplementary column; stored only.
  open var minimumSupplementaryColumnWidth: CGFloat = automaticDimension
  /// The greatest width of the supplementary column; stored only.
  open var maximumSupplementaryColumnWidth: CGFloat = automaticDimension
  /// How columns share the width; stored only.
  open var preferredSplitBehavior: SplitBehavior = .automatic
  /// Whether a button hides all columns but the last; stored only.
  open var showsSecondaryOnlyButton: Bool = false
  /// The look of the first column; stored only.
  open var primaryBackgroundStyle: BackgroundStyle = .none

  /// How columns share the width.
  public enum SplitBehavior: Int, Hashable, Sendable {
    /// As the system decides.
    case automatic
    /// Beside each other.
    case tile
    /// Over the last one.
    case overlay
    /// Pushing the last one aside.
    case displace
  }

  /// The look of the first column.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// That of a list.
    case none
    /// That of a sidebar.
    case sidebar
  }

  /// The controllers as they were set.
  var columns: [Column: UIViewController] = [:]
  /// The controllers that show them: themselves, or a navigation controller around them.
  var hosts: [Column: UIViewController] = [:]
  /// The display mode that the user or code chose by showing and hiding columns.
  var chosenDisplayMode: DisplayMode?
  /// Whether the columns are on one stack; `nil` before the first layout.
  var collapsedState: Bool?
  /// The index on the one stack at which each column's controllers begin, while columns are
  /// collapsed.
  var stackStarts: [Column: Int] = [:]
  /// The hosts that show, from back to front.
  var shownHosts: [UIViewController] = []
  /// The display mode that the delegate was informed of last.
  private var reportedDisplayMode: DisplayMode?

  /// The value for a width that the split view controller chooses.
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

  /// One of the columns.
  public enum Column: String, Hashable, Sendable, CaseIterable {
    /// The column at the leading edge, usually a sidebar.
    case primary
    /// The column between the others; a triple column style alone has it.
    case supplementary
    /// The column with the main content.
    case secondary
    /// What shows instead of the columns in a compact width.
    case compact
  }

  /// Which columns show, and how.
  public enum DisplayMode: String, Hashable, Sendable, CaseIterable {
    /// As the split view controller chooses by the size of its view.
    case automatic
    /// The secondary column alone.
    case secondaryOnly
    /// One more column beside the secondary one.
    case oneBesideSecondary
    /// One more column that covers a part of the secondary one.
    case oneOverSecondary
    /// Two more columns beside the secondary one.
    case twoBesideSecondary
    /// Two more columns that cover a part of the secondary one.
    case twoOverSecondary
    /// Two more columns that move the secondary one aside; here it gets the remaining width.
    case twoDisplaceSecondary

    /// The former name of ``oneBesideSecondary``.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The former name of ``secondaryOnly``.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The former name of ``oneOverSecondary``.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// Creates a split view controller with empty columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a split view controller of unspecified style; there are no archives to read.
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
    // Before the first layout, so that the columns get their appearance calls with this
    // controller's.
    arrangeColumns()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrangeColumns()
    // Frames change with the bounds even if the arrangement does not.
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

  /// Informs the delegate of another display mode, once.
  func reportDisplayMode() {
    guard !isCollapsed, displayMode != reportedDisplayMode else { return }
    reportedDisplayMode = displayMode
    delegate?.splitViewController(self, willChangeTo: displayMode)
  }
}

extension UIViewController {
  /// The closest split view controller above this controller.
  public var splitViewController: UISplitViewController? { closestParent() }
}

/// Decides what a split view controller shows; every method has UIKit's default.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called before the display mode changes.
  func splitViewController(
    _ splitViewController: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Returns the column that is on top after the columns collapse; the proposed one by default.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Returns the display mode after the columns expand; the proposed one by default.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Called after the columns were put on one stack.
  func splitViewControllerDidCollapse(_ splitViewController: UISplitViewController)
  /// Called after the columns were separated again.
  func splitViewControllerDidExpand(_ splitViewController: UISplitViewController)
  /// Returns whether the delegate itself put the secondary controller away, which keeps the primary
  /// one on top; `false` by default. Called for an unspecified style only.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns whether the delegate itself showed the controller; `false` by default.
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

  /// Returns `false`: the secondary controller is put on top.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }

  /// Returns `false`: the split view controller shows the controller.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail viewController: UIViewController, sender: Any?
  ) -> Bool { false }
}
