import Foundation

/// Columns of rows that scroll like wheels; the row in the middle is selected.
///
///     final class Sizes: UIPickerViewDataSource, UIPickerViewDelegate {
///       let names = ["Small", "Medium", "Large"]
///       func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
///       func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
///       func pickerView(
///         _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
///       ) -> String? { names[row] }
///     }
///     let (picker, sizes) = (UIPickerView(), Sizes())
///     picker.dataSource = sizes
///     picker.delegate = sizes
///     picker.selectRow(2, inComponent: 0, animated: false)
///     picker.selectedRow(inComponent: 0)  // 2
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Provides the numbers of columns and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { forgetColumns() } }
  /// Provides the rows, and is called when the user selects one.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { forgetColumns() } }
  /// The columns; `nil` until they are requested from the data source.
  private var loadedColumns: [UIPickerColumnView]?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a picker of UIKit's size, 320 by 216 points.
  public convenience init() {
    self.init(frame: CGRect(origin: .zero, size: Self.size))
  }

  /// Creates a picker without columns; there are no archives, and the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    coder.decodeInterface(of: self)
  }

  override var decodesInterfaceItself: Bool { true }

  private static let size = CGSize(width: 320, height: 216)
  private static let gap: CGFloat = 5
  private static let rowHeight: CGFloat = 32

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Positions the columns side by side in reading order, centered.
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

  /// Each column is an element; the picker is not.
  override var isAccessibilityElementByDefault: Bool { false }

  var columns: [UIPickerColumnView] {
    if let loadedColumns { return loadedColumns }
    let columns = (0..<(dataSource?.numberOfComponents(in: self) ?? 0)).map { component in
      UIPickerColumnView(component: component, in: self)
    }
    // Set before the rows load, because the delegate may read the picker then.
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

  /// Returns the number of rows in a column.
  ///
  /// - Parameter component: The column's index; one that does not exist raises UIKit's exception.
  public func numberOfRows(inComponent component: Int) -> Int {
    column(component)?.numberOfRows ?? 0
  }

  /// Returns the size of a column's rows in points.
  ///
  /// - Parameter component: The column's index; one that does not exist raises UIKit's exception.
  public func rowSize(forComponent component: Int) -> CGSize {
    guard column(component) != nil else { return .zero }
    return CGSize(width: width(of: component), height: rowHeight(of: component))
  }

  /// Returns the delegate's view of a row; `nil` if the row is not visible or shows its title.
  ///
  /// - Parameters:
  ///   - row: The row's index.
  ///   - component: The column's index; one that does not exist raises UIKit's exception.
  public func view(forRow row: Int, forComponent component: Int) -> UIView? {
    column(component)?.customView(forRow: row)
  }

  /// Requests all columns and rows again, and selects each column's first row.
  public func reloadAllComponents() {
    forgetColumns()
    _ = columns
  }

  /// Requests the rows of a column again; the selected row stays if it still exists.
  ///
  /// - Parameter component: The column's index; one that does not exist raises UIKit's exception.
  public func reloadComponent(_ component: Int) {
    column(component)?.reload()
  }

  /// Selects a row without calling the delegate.
  ///
  /// - Parameters:
  ///   - row: The row, or a greater number for the last row.
  ///   - component: The column; one that does not exist raises UIKit's exception.
  ///   - animated: Whether the column scrolls to the row.
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    column(component)?.select(row, animated: animated)
  }

  /// Returns the index of the selected row; -1 if the column has no rows.
  ///
  /// - Parameter component: The column's index; one that does not exist raises UIKit's exception.
  public func selectedRow(inComponent component: Int) -> Int {
    column(component)?.selectedRow ?? -1
  }

  /// Returns the text of a row: the delegate's attributed title, otherwise its title, otherwise the
  /// text of a label in its view.
  ///
  /// - Parameters:
  ///   - row: The row's index, which the delegate receives.
  ///   - component: The column's index, which the delegate receives.
  public func title(forRow row: Int, inComponent component: Int) -> String? {
    guard let delegate else { return nil }
    let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    guard view is NoRowView else { return Self.text(in: view) }
    return attributedTitle(forRow: row, inComponent: component)?.string
      ?? delegate.pickerView(self, titleForRow: row, forComponent: component)
  }

  /// Returns the delegate's attributed title of a row; a row with a view does not show it.
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

  /// Returns the delegate's row height in points, or 32.
  func rowHeight(of component: Int) -> CGFloat {
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return height > 0 ? height : Self.rowHeight
  }

  /// Returns the delegate's width in points, or an equal share of the width.
  private func width(of component: Int) -> CGFloat {
    let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
    if width > 0 { return width }
    let count = CGFloat(max(1, columns.count))
    // 9 points are free on each side.
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
  ///
  /// - Parameter pickerView: The picker that requests its columns.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows in a column.
  ///
  /// - Parameters:
  ///   - pickerView: The picker that requests its rows.
  ///   - component: The column's index.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides a picker's rows, and is called when one is selected. Every method has a default.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the height of a column's rows in points; 0, the default, for 32.
  ///
  /// - Parameters:
  ///   - pickerView: The picker that is laid out.
  ///   - component: The column's index.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the width of a column in points; 0, the default, for an equal share.
  ///
  /// - Parameters:
  ///   - pickerView: The picker that is laid out.
  ///   - component: The column's index.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the title of a row; `nil` by default.
  ///
  /// - Parameters:
  ///   - pickerView: The picker that requests the title.
  ///   - row: The row's index.
  ///   - component: The column's index.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the title of a row with attributes, which overrides the plain one; `nil` by default.
  ///
  /// - Parameters:
  ///   - pickerView: The picker that requests the title.
  ///   - row: The row's index.
  ///   - component: The column's index.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns a view instead of the title of a row; by default a marker, for which the row shows its
  /// title.
  ///
  /// - Parameters:
  ///   - pickerView: The picker that requests the view.
  ///   - row: The row's index.
  ///   - component: The column's index.
  ///   - view: A view to use again; always `nil` here.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// Called after a finger selected a row; selections from code do not call it.
  ///
  /// - Parameters:
  ///   - pickerView: The picker that the user changed.
  ///   - row: The row's index.
  ///   - component: The column's index.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns 0, for 32 points.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  /// Returns 0, for equal shares.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  /// Returns `nil`.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Returns `nil`.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Returns a marker, with which the row shows its title.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { NoRowView() }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// A marker for a row without a view from the delegate.
final class NoRowView: UIView {}
