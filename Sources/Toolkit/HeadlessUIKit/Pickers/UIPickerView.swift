import Foundation

/// Columns of rows that turn like wheels, of which the row in the middle is selected.
@MainActor
open class UIPickerView: UIView {
  public weak var dataSource: (any UIPickerViewDataSource)? { didSet { forgetColumns() } }
  public weak var delegate: (any UIPickerViewDelegate)? { didSet { forgetColumns() } }
  /// The columns; `nil` until the data source was asked for them.
  private var loadedColumns: [UIPickerColumnView]?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Makes a picker of UIKit's size.
  public convenience init() {
    self.init(frame: CGRect(origin: .zero, size: Self.size))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  private static let size = CGSize(width: 320, height: 216)
  private static let gap: CGFloat = 5
  private static let rowHeight: CGFloat = 32

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Columns side by side, from where reading begins, together in the middle.
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

  /// The columns are the elements, not the picker.
  override var isAccessibilityElementByDefault: Bool { false }

  var columns: [UIPickerColumnView] {
    if let loadedColumns { return loadedColumns }
    let columns = (0..<(dataSource?.numberOfComponents(in: self) ?? 0)).map { component in
      UIPickerColumnView(component: component, in: self)
    }
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
  public var numberOfComponents: Int { columns.count }

  public func numberOfRows(inComponent component: Int) -> Int {
    column(component)?.numberOfRows ?? 0
  }

  public func rowSize(forComponent component: Int) -> CGSize {
    guard column(component) != nil else { return .zero }
    return CGSize(width: width(of: component), height: rowHeight(of: component))
  }

  /// The view of a row that can be seen, if the delegate made one.
  public func view(forRow row: Int, forComponent component: Int) -> UIView? {
    column(component)?.customView(forRow: row)
  }

  /// Asks for everything anew; each column goes to its first row.
  public func reloadAllComponents() {
    forgetColumns()
    _ = columns
  }

  /// Asks for the rows of a column anew; the selected row stays, if there are still as many.
  public func reloadComponent(_ component: Int) {
    column(component)?.reload()
  }

  /// Turns a column to a row, the last one if it lies beyond; unlike a finger, this tells nobody.
  public func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    column(component)?.select(row, animated: animated)
  }

  /// The selected row, or -1 if the column has none.
  public func selectedRow(inComponent component: Int) -> Int {
    column(component)?.selectedRow ?? -1
  }

  /// What a row shows: the delegate's attributed title, else its title, else what a label in its view says.
  public func title(forRow row: Int, inComponent component: Int) -> String? {
    guard let delegate else { return nil }
    let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    guard view is NoRowView else { return Self.text(in: view) }
    return delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate.pickerView(self, titleForRow: row, forComponent: component)
  }

  private static func text(in view: UIView) -> String? {
    (view as? UILabel)?.text ?? view.subviews.lazy.compactMap(text).first
  }

  private func column(_ component: Int) -> UIPickerColumnView? {
    if columns.indices.contains(component) { return columns[component] }
    UIException.raise(.range, "component \(component) beyond bounds [0 .. \(columns.count)]")
    return nil
  }

  /// The height that the delegate wants, or 32 points.
  func rowHeight(of component: Int) -> CGFloat {
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return height > 0 ? height : Self.rowHeight
  }

  /// The width that the delegate wants, or an equal share of the room.
  private func width(of component: Int) -> CGFloat {
    let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
    if width > 0 { return width }
    let count = CGFloat(max(1, columns.count))
    return max(0, (bounds.width - 18 - Self.gap * (count - 1)) / count)
  }

  /// Tells what a finger selected.
  func columnDidSelect(_ row: Int, inComponent component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
}

/// What a picker asks for its columns.
@MainActor
public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What a picker asks for its rows, and tells; nothing need be answered.
@MainActor
public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { NoRowView() }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Stands for the view of a delegate that makes none.
final class NoRowView: UIView {}
