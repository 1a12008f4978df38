import Foundation

/// A list of rows in sections; only the visible rows have cells.
///
///     let table = UITableView(frame: view.bounds, style: .insetGrouped)
///     table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
///     table.rowHeight = 60
///     table.allowsMultipleSelection = true
///     table.tableHeaderView = header
///     view.addSubview(table)
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How sections are set apart; fixed when the table is created.
  public let style: Style
  /// Provides the rows; setting it reloads the table.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }

  // MARK: Heights, which the delegate overrides

  /// The height of rows in points; ``automaticDimension``, the default, for the height that fits
  /// the cell.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height in points that self-sizing rows have until they are visible;
  /// ``automaticDimension``, the default, for 44.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height of headers in points; ``automaticDimension``, the default, for the height that
  /// fits.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height of footers in points; ``automaticDimension``, the default, for the height that
  /// fits.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
  /// An estimate of the height of headers; stored only, because all headers are measured at once.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// An estimate of the height of footers; stored only, because all footers are measured at once.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The space in points above each header in a plain table; 0 by default.
  open var sectionHeaderTopPadding: CGFloat = 0 { didSet { reloadData() } }

  // MARK: Views around the rows

  /// A view above the first row, as wide as the table.
  open var tableHeaderView: UIView? {
    didSet { outerViewDidChange(from: oldValue, to: tableHeaderView) }
  }
  /// A view below the last row, as wide as the table.
  open var tableFooterView: UIView? {
    didSet { outerViewDidChange(from: oldValue, to: tableFooterView) }
  }
  /// A view behind the rows that does not scroll.
  open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { backgroundDidChange(from: oldValue) } }
  }
  /// The lines between rows; single lines by default.
  open var separatorStyle: SeparatorStyle = .singleLine
  /// The color of the lines; `nil`, the default, for the system's. Stored only.
  open var separatorColor: UIColor?
  /// The distances of the lines from the sides, 15 points at the left by default; stored only.
  open var separatorInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)

  // MARK: Selection and editing

  /// Whether the user can select rows; `true` by default.
  open var allowsSelection: Bool = true
  /// Whether the user can select several rows; `false` by default.
  open var allowsMultipleSelection: Bool = false
  /// Whether the user can select rows during editing; `false` by default.
  open var allowsSelectionDuringEditing: Bool = false
  /// Whether the user can select several rows during editing; `false` by default.
  open var allowsMultipleSelectionDuringEditing: Bool = false
  /// Whether the editing controls show.
  open var isEditing: Bool {
    get { isInEditingMode }
    set { setEditing(newValue, animated: false) }
  }
  private var isInEditingMode = false

  /// Whether the margins of cells follow the width that is comfortable to read; `false` by default.
  /// Stored only.
  open var cellLayoutMarginsFollowReadableWidth: Bool = false

  // MARK: State

  /// The sections whose rows are in a file of Interface Builder; `nil` if they come from code.
  var staticSections: [StaticSection]? { didSet { reloadData() } }
  var cellSources: [String: ReusableViewSource<UITableViewCell>] = [:]
  var headerFooterSources: [String: ReusableViewSource<UITableViewHeaderFooterView>] = [:]
  var unusedCells: ReusePool<UITableViewCell> = ReusePool()
  var unusedHeadersAndFooters: ReusePool<UITableViewHeaderFooterView> = ReusePool()
  var visibleCellsByPath: [IndexPath: UITableViewCell] = [:]
  /// The cell out of sight in which something is edited, which as in UIKit stays until that ends.
  var editedCell: (path: IndexPath, cell: UITableViewCell)?
  var sectionViews: [UITableViewSectionPart: UITableViewSectionView] = [:]
  var selectedPaths: [IndexPath] = []
  var highlightedPath: IndexPath?
  /// The cell that the data source is configuring again, and that dequeuing returns.
  var reconfigured: UITableViewCell?
  /// The fitting heights of cells at the current width.
  var measuredHeights: [IndexPath: CGFloat] = [:]
  /// The visible rows whose cells have to be measured again.
  var staleHeights: Set<IndexPath> = []
  /// The open batch of updates.
  var update: ListUpdate = ListUpdate()
  /// The sections and the heights of their rows; `nil` if they have to be requested again.
  var knownGeometry: UITableViewGeometry?
  var knownRowCounts: [Int]?
  /// The row that was swiped aside.
  var swipe: UITableViewSwipe?
  let swipeGestureRecognizer: UIPanGestureRecognizer = UISwipeActionPanGestureRecognizer()
  /// The width at which heights were measured; `nil` if they have to be measured again.
  private var measuredWidth: CGFloat?

  /// Creates a table of a style, with 0 rows until it has a data source.
  ///
  /// - Parameters:
  ///   - frame: The frame in points.
  ///   - style: Plain, grouped or inset grouped; fixed after this.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table, as a file of Interface Builder does before it sets its properties.
  public required init?(coder: NSCoder) {
    style = coder.interfaceAttribute("style").flatMap(Style.init) ?? .plain
    super.init(coder: coder)
  }

  override func setUp() {
    super.setUp()
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
    addGestureRecognizer(swipeGestureRecognizer)
    swipeGestureRecognizer.addAction { [weak self] _ in self?.swipeDidChange() }
    // Scrolling closes the buttons of a swiped row, as in UIKit.
    panGestureRecognizer.addAction { [weak self] in if $0.state == .began { self?.endSwipe() } }
  }

  override var measuresOwnContent: Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The width of cells, headers and footers depends on covered parts, which may change while the
    // bounds do not.
    let covered = coveredInsets
    let uncoveredWidth = bounds.width - covered.left - covered.right
    if measuredWidth != uncoveredWidth {
      measuredWidth = uncoveredWidth
      // Its buttons are as high as the row was.
      endSwipe()
      forgetMeasuredHeights()
    }
    layoutRows()
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      // Not measured here, where headers and footers do not know the change yet.
      measuredWidth = nil
    }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // As in UIKit, a touch that closes the buttons of a swiped row selects nothing.
    if swipe != nil { endSwipe() } else { super.touchesBegan(touches, with: event) }
  }

  /// Shows or hides the controls that delete, insert and move rows.
  ///
  /// - Parameters:
  ///   - editing: Whether the controls show.
  ///   - animated: No effect on the layout, which changes at once.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    endSwipe()
    isInEditingMode = editing
    editingDidChange(animated: animated)
  }

  /// Requests everything from the data source again, and clears the selection.
  open func reloadData() {
    retireEverything()
    selectedPaths = []
    measuredHeights = [:]
    staleHeights = []
    knownRowCounts = nil
    invalidateGeometry()
  }
}

extension UITableView {
  /// How sections are set apart.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// One below the other; a header stays visible while its section is.
    case plain
    /// With space between them.
    case grouped
    /// With space between them and beside them.
    case insetGrouped
  }

  /// The lines between rows.
  public enum SeparatorStyle: String, Hashable, Sendable {
    /// No lines.
    case none
    /// Thin lines.
    case singleLine
  }

  /// How rows appear and disappear; all values look the same here, since animation steps are not
  /// drawn.
  public enum RowAnimation: String, Hashable, Sendable {
    /// They fade.
    case fade
    /// They move in from and out to the right.
    case right
    /// They move in from and out to the left.
    case left
    /// They move in from and out to the top.
    case top
    /// They move in from and out to the bottom.
    case bottom
    /// Without animation.
    case none
    /// The old and the new cell stay in the middle of their shared space.
    case middle
    /// As the table chooses.
    case automatic
  }

  /// The position of a row that is scrolled to.
  public enum ScrollPosition: String, Hashable, Sendable, CaseIterable {
    /// Wherever the least movement makes it visible.
    case none
    /// At the top of the visible part.
    case top
    /// In the middle of the visible part.
    case middle
    /// At the bottom of the visible part.
    case bottom
  }

  /// The value for a height that fits the content.
  public static let automaticDimension: CGFloat = -1

  /// The table's delegate, which is also its scroll view's.
  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
}
