import Foundation

/// A list of rows in sections, of which only the visible ones have cells.
@MainActor
open class UITableView: UIScrollView {
  public let style: Style
  public weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The height of rows whose delegate does not say otherwise.
  public var rowHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
  public var sectionHeaderHeight: CGFloat = 28 { didSet { reloadData() } }
  public var separatorStyle: SeparatorStyle = .singleLine
  /// A view above the first row, as wide as the table.
  public var tableHeaderView: UIView? { didSet { tableHeaderDidChange(from: oldValue) } }
  public var allowsSelection: Bool = true

  /// How sections are set apart.
  public enum Style: String, Hashable, Sendable {
    case plain
    case grouped
  }

  /// The lines between rows.
  public enum SeparatorStyle: String, Hashable, Sendable {
    case none
    case singleLine
  }

  /// How rows come and go.
  public enum RowAnimation: String, Hashable, Sendable {
    case fade
    case none
    case automatic
  }

  /// The height that stands for "as UIKit likes it": 44 points for a row.
  public static let automaticDimension: CGFloat = -1

  var cellClasses: [String: UITableViewCell.Type] = [:]
  var unusedCells: [String: [UITableViewCell]] = [:]
  var visibleCellsByPath: [IndexPath: UITableViewCell] = [:]
  var headersBySection: [Int: UITableViewHeaderFooterView] = [:]
  var selectedPaths: [IndexPath] = []
  var highlightedPath: IndexPath?
  /// The rows that are gone and new in the batch that is open, and how many batches are nested.
  var batch: UITableViewBatch = UITableViewBatch()
  /// The sections and the heights of their rows, asked for once until data are reloaded.
  private var knownGeometry: UITableViewGeometry?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    backgroundColor = .systemBackground
  }

  /// The table's delegate, which is its scroll view's too.
  private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutRows()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginTracking(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTracking(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlight()
  }

  /// Asks the data source anew for everything.
  public func reloadData() {
    visibleCells.forEach(retire)
    visibleCellsByPath = [:]
    headersBySection.values.forEach { $0.removeFromSuperview() }
    headersBySection = [:]
    selectedPaths = []
    invalidateGeometry()
  }

  func invalidateGeometry() {
    knownGeometry = nil
    setNeedsLayout()
  }

  /// Where sections and rows lie.
  var geometry: UITableViewGeometry {
    if let knownGeometry { return knownGeometry }
    let geometry = UITableViewGeometry(
      top: tableHeaderView?.frame.height ?? 0, sections: askForSections())
    knownGeometry = geometry
    return geometry
  }

  private func askForSections() -> [UITableViewGeometry.Section] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map { section in
      let title = dataSource.tableView(self, titleForHeaderInSection: section)
      let rows = dataSource.tableView(self, numberOfRowsInSection: section)
      return UITableViewGeometry.Section(
        headerHeight: title == nil ? 0 : sectionHeaderHeight,
        rowHeights: (0..<rows).map { height(ofRowAt: IndexPath(row: $0, section: section)) })
    }
  }

  private func height(ofRowAt path: IndexPath) -> CGFloat {
    let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height == Self.automaticDimension ? 44 : height
  }

  private func tableHeaderDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    if let tableHeaderView { addSubview(tableHeaderView) }
    invalidateGeometry()
  }
}
