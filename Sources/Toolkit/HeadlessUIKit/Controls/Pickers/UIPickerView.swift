import Foundation

/// Columns of rows that turn like wheels; the row in the middle is selected.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Provides the numbers of columns and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { forgetColumns() } }
  /// Provides the rows, and is called when the user selects one.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { forgetColumns() } }
  /// The columns; `nil` until the data source was called for them.
  private var loadedColumns: [UIPickerColumnView]?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a picker of UIKit's size, 320 by 216 points.
  public convenience init() {
    self.init(frame: CGRect(origin: .zero, size: Self.size))
  }

  /// Creates a picker without columns; there are no archives to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  private static let size = CGSize(width: 320, height: 216)
  private static let gap: CGFloat = 5
  private static let rowHeight: CGFloat = 32

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Positions the columns side by side in the direction of reading, together in the middle.
  open override func layoutSubviews() {
    let widths = columns.indices.map(width)
    let total = widths.reduce(0, +) + Self.gap * CGFloat(max(0, widths.count - 1))
    var left = (bounds.width - total) / 2
    let order = effectiveUserInterfaceLayoutDirection == .rightToLeft ? columns.reversed() : columns
    for column in order {
      let width = widths[column.component]
      column.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
      left += width + Self.gap
    }
  }

  /// The elements are the columns, not the picker.
  override var isAccessibilityElementByDefault: Bool { false }

  var columns: [UIPickerColumnView] {
    if let loadedColumns { return loadedColumns }
    let columns = (0..<(dataSource?.numberOfComponents(in: self) ?? 0)).map { component in
      UIPickerColumnView(component: component, in: self)
    }
    // Before the reload, in which the delegate may read the picker.
    loadedColumns = columns
    columns.forEach { addSubview($0) }
    columns.forEach { $0.reload() }
    return columns
  }

  private func forgetColumns() {
    loadedColumns?.forEach { $0.removeFromSuperview() }
    loadedColumns = nil
    setNeedsLayout()
  }
}

extension UIPickerView {
  /// The number of columns.
  public var numberOfComponents: Int { columns.count }

  /// Returns the number of rows in a column; a column that does not exist raises UIKit's exception.
  public func numberOfRows(inComponent component: Int) -> Int {
    column(component)?.numberOfRows ?? 0
  }

  /// Returns the size of a column's rows in points.
  public func rowSize(forComponent component: Int) -> CGSize {
    guard column(component) != nil else { return .zero }
    return CGSize(width: width(of: component), height: rowHeight(of: component))
  }

  /// Returns the view of a visible row, if the delegate made one.
  public func view(forRow row: Int, forComponent component: Int) -> UIView? {
    column(component)?.customView(forRow: row)
  }

  /// Requests everything again; each column goes to its first row.
  public func reloadAllComponents() {
    forgetColumns()
    _ = columns
  }

  /// Requests the rows of a column again; the selected row stays if it still exists.
  public func reloadComponent(_ component: Int) {
    column(component)?.reload()
  }

  /// Turns a column to a row, or to the last one if it has fewer; unlike a finger, this does not
  /// call the delegate.
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    column(component)?.select(row, animated: animated)
  }

  /// Returns the index of the selected row; -1 if the column has no rows.
  public func selectedRow(inComponent component: Int) -> Int {
    column(component)?.selectedRow ?? -1
  }

  /// Returns the text of a row: the delegate's attributed title, else its title, else the text of a
  /// label in its view.
  public func title(forRow row: Int, inComponent component: Int) -> String? {
    guard let delegate else { return nil }
    let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    guard view is NoRowView else { return Self.text(in: view) }
    return attributedTitle(forRow: row, inComponent: component)?.string
      ?? delegate.pickerView(self, titleForRow: row, forComponent: component)
  }

  /// Returns the delegate's title with attributes for a row, which a row with a view does not show.
  func attributedTitle(forRow row: Int, inComponent component: Int) -> NSAttributedString? {
    delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)
  }

  private static func text(in view: UIView) -> String? {
    (view as? UILabel)?.text ?? view.subviews.lazy.compactMap(text).first
  }

  private func column(_ component: Int) -> UIPickerColumnView? {
    if columns.indices.contains(component) { return columns[component] }
    UIException.raise(.range, "component \(component) beyond bounds [0 .. \(columns.count)]")
    return nil
  }

  /// The row height that the delegate returns, or 32 points.
  func rowHeight(of component: Int) -> CGFloat {
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return height > 0 ? height : Self.rowHeight
  }

  /// The width that the delegate returns, or an equal share of the room.
  private func width(of component: Int) -> CGFloat {
    let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
    if width > 0 { return width }
    let count = CGFloat(max(1, columns.count))
    // 9 points stay free at each side.
    return max(0, (bounds.width - 18 - Self.gap * (count - 1)) / count)
  }

  /// Reports the row that a finger selected.
  func columnDidSelect(_ row: Int, inComponent component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
}

/// Provides the numbers of a picker's columns and rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of columns.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows in a column.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides a picker's rows, and is called when one is selected; every method has a default.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the height of a column's rows in points; 0, the default, for 32.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the width of a column in points; 0, the default, for an equal share.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the title of a row; `nil` by default.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the title of a row with attributes, which overrides the plain one; `nil` by default.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns the view of a row instead of its title. The default stands for no view; `view` is
  /// always `nil` here.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// Called after a finger selected a row; selections from code do not call it.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns 0: rows are 32 points high.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  /// Returns 0: columns share the room equally.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  /// Returns `nil`.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Returns `nil`.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Returns a view that stands for none: the row shows its title.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { NoRowView() }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// The mark of a delegate that makes no view.
final class NoRowView: UIView {}
