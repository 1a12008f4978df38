import Foundation

/// A list of rows in sections, of which only the visible ones have cells.
@MainActor
open class UITableView: UIScrollView {
  public let style: Style
  public weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }

  // MARK: Heights; the delegate may say otherwise

  /// The height of rows; by default as high as the cell wants to be.
  public var rowHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height that rows which measure themselves have until they are seen; 44 points by default.
  public var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
  public var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
  public var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
  public var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  public var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// Room above the header of each section in a plain table; none by default.
  public var sectionHeaderTopPadding: CGFloat = 0 { didSet { reloadData() } }

  // MARK: Views around the rows

  /// A view above the first row, as wide as the table.
  public var tableHeaderView: UIView? {
    didSet { outerViewDidChange(from: oldValue, to: tableHeaderView) }
  }
  /// A view below the last row, as wide as the table.
  public var tableFooterView: UIView? {
    didSet { outerViewDidChange(from: oldValue, to: tableFooterView) }
  }
  /// A view behind the rows that does not scroll.
  public var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { backgroundDidChange(from: oldValue) } }
  }
  public var separatorStyle: SeparatorStyle = .singleLine
  public var separatorColor: UIColor?
  public var separatorInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)

  // MARK: Selection and editing

  public var allowsSelection: Bool = true
  public var allowsMultipleSelection: Bool = false
  public var allowsSelectionDuringEditing: Bool = false
  public var allowsMultipleSelectionDuringEditing: Bool = false
  public private(set) var isEditing: Bool = false

  // MARK: State

  var cellClasses: [String: UITableViewCell.Type] = [:]
  var headerFooterClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var unusedCells: ReusePool<UITableViewCell> = ReusePool()
  var unusedHeadersAndFooters: ReusePool<UITableViewHeaderFooterView> = ReusePool()
  var visibleCellsByPath: [IndexPath: UITableViewCell] = [:]
  var sectionViews: [UITableViewSectionPart: UITableViewSectionView] = [:]
  var selectedPaths: [IndexPath] = []
  var highlightedPath: IndexPath?
  /// The cell that the data source fills anew and should get instead of another one.
  var reconfigured: UITableViewCell?
  /// The heights that visible cells wanted, at the present width.
  var measuredHeights: [IndexPath: CGFloat] = [:]
  /// The visible rows whose cells are to be asked again.
  var staleHeights: Set<IndexPath> = []
  /// What the batch of updates that is open says so far.
  var update: ListUpdate = ListUpdate()
  /// The sections and the heights of their rows, asked for once until data are reloaded.
  var knownGeometry: UITableViewGeometry?
  var knownRowCounts: [Int]?
  /// The row that was swiped aside.
  var swipe: UITableViewSwipe?
  let swipeGestureRecognizer: UIPanGestureRecognizer = UISwipeActionPanGestureRecognizer()
  private var uncoveredWidthAtLastLayout: CGFloat = 0

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Makes a plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
    addGestureRecognizer(swipeGestureRecognizer)
    swipeGestureRecognizer.addAction { [weak self] _ in self?.swipeDidChange() }
    panGestureRecognizer.addAction { [weak self] in if $0.state == .began { self?.endSwipe() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let covered = coveredInsets
    let uncoveredWidth = bounds.width - covered.left - covered.right
    if uncoveredWidthAtLastLayout != uncoveredWidth {
      uncoveredWidthAtLastLayout = uncoveredWidth
      forgetMeasuredHeights()
    }
    layoutRows()
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      textSizeDidChange()
    }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginTracking(touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    continueTracking(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTracking(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlight()
  }

  /// Shows the controls that delete, insert and move rows, or takes them away.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    endSwipe()
    isEditing = editing
    editingDidChange(animated: animated)
  }

  /// Asks the data source anew for everything, and forgets the selection.
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
    /// One below the other; headers stay in sight while their sections are.
    case plain
    /// With room between them.
    case grouped
    /// With room between them and beside them.
    case insetGrouped
  }

  /// The lines between rows.
  public enum SeparatorStyle: String, Hashable, Sendable {
    case none
    case singleLine
  }

  /// How rows come and go.
  public enum RowAnimation: String, Hashable, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic
  }

  /// Where a row that is scrolled to lies.
  public enum ScrollPosition: String, Hashable, Sendable, CaseIterable {
    /// Wherever it can be seen with the least movement.
    case none
    case top
    case middle
    case bottom
  }

  /// The height that stands for "as the content wants it".
  public static let automaticDimension: CGFloat = -1

  /// The table's delegate, which is its scroll view's too.
  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
}
