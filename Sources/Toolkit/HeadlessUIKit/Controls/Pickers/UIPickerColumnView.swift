import Foundation

/// A column of a picker, whose rows scroll and stop with one of them in the middle.
@preconcurrency @MainActor
public final class UIPickerColumnView: UIScrollView {
  let component: Int
  private weak var picker: UIPickerView?
  /// The number of rows.
  public private(set) var numberOfRows: Int = 0
  /// The index of the selected row; -1 if there are no rows.
  public private(set) var selectedRow: Int = -1
  private var rowHeight: CGFloat = 32
  /// The views of the visible rows.
  private var rows: [Int: UIView] = [:]
  /// Whether a finger started the current movement.
  private var isMovedByUser = false
  private let rest = PickerRest()

  init(component: Int, in picker: UIPickerView) {
    self.component = component
    self.picker = picker
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
    scrollsToTop = false
    rest.column = self
    delegate = rest
    addTapRecognizer()
  }

  /// Returns `nil`: only pickers create their columns.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The title of the selected row.
  public var selectedTitle: String? {
    selectedRow < 0 ? nil : picker?.title(forRow: selectedRow, inComponent: component)
  }

  /// The title of the selected row with its attributes; `nil` for a plain title. Not part of UIKit.
  public var selectedAttributedTitle: NSAttributedString? {
    selectedRow < 0 || customView(forRow: selectedRow) != nil
      ? nil : picker?.attributedTitle(forRow: selectedRow, inComponent: component)
  }

  func customView(forRow row: Int) -> UIView? {
    rows[row].flatMap { $0 is PickerRowLabel ? nil : $0 }
  }

  /// Requests the rows again.
  func reload() {
    guard let picker else { return }
    numberOfRows = picker.dataSource?.pickerView(picker, numberOfRowsInComponent: component) ?? 0
    rowHeight = picker.rowHeight(of: component)
    rows.values.forEach { $0.removeFromSuperview() }
    rows = [:]
    selectedRow = numberOfRows == 0 ? -1 : min(max(0, selectedRow), numberOfRows - 1)
    placeContent()
  }

  func select(_ row: Int, animated: Bool) {
    guard numberOfRows > 0 else { return }
    isMovedByUser = false
    selectedRow = min(max(0, row), numberOfRows - 1)
    // Before the first layout pass there is no offset to animate from.
    setContentOffset(restingOffset, animated: animated && window != nil && bounds.height > 0)
  }

  override var measuresOwnContent: Bool { true }

  public override func layoutSubviews() {
    // A new height moves the middle, and the selected row has to be there again.
    if margin != contentInset.top { placeContent() }
    super.layoutSubviews()
    showRows()
  }

  /// The space above the first row and below the last one, so that each can reach the middle.
  private var margin: CGFloat { max(0, (bounds.height - rowHeight) / 2) }

  private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(row) * rowHeight - margin) }

  private var restingOffset: CGPoint { offset(of: max(0, selectedRow)) }

  private func placeContent() {
    contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
    contentSize = CGSize(width: bounds.width, height: CGFloat(numberOfRows) * rowHeight)
    setContentOffset(restingOffset, animated: false)
    setNeedsLayout()
  }

  /// Returns the row in the middle at an offset.
  private func row(at offset: CGFloat) -> Int {
    max(0, min(numberOfRows - 1, Int(((offset + margin) / rowHeight).rounded())))
  }

  // MARK: Rows

  /// Creates the views of the visible rows, and removes the others.
  private func showRows() {
    guard bounds.height > 0, numberOfRows > 0 else { return }
    let first = max(0, Int((bounds.minY / rowHeight).rounded(.down)))
    let last = min(numberOfRows - 1, Int((bounds.maxY / rowHeight).rounded(.up)) - 1)
    for row in rows.keys.sorted() where row < first || row > last {
      rows.removeValue(forKey: row)?.removeFromSuperview()
    }
    // Content pulled far beyond its edge has no visible rows.
    guard first <= last else { return }
    for row in first...last {
      let view = rows[row] ?? addView(forRow: row)
      view?.frame = CGRect(
        x: 0, y: CGFloat(row) * rowHeight, width: bounds.width, height: rowHeight)
    }
  }

  private func addView(forRow row: Int) -> UIView? {
    guard let picker else { return nil }
    var view = picker.delegate?.pickerView(picker, viewForRow: row, forComponent: component, reusing: nil)
    if view == nil || view is NoRowView {
      let label = PickerRowLabel(picker.title(forRow: row, inComponent: component))
      if let title = picker.attributedTitle(forRow: row, inComponent: component) {
        label.attributedText = title
      }
      view = label
    }
    guard let view else { return nil }
    rows[row] = view
    addSubview(view)
    return view
  }

  private func addTapRecognizer() {
    let tap = UITapGestureRecognizer()
    tap.addAction { [unowned self] tap in
      guard numberOfRows > 0 else { return }
      let row = Int((tap.location(in: self).y / rowHeight).rounded(.down))
      guard (0..<numberOfRows).contains(row) else { return }
      // A tap selects the row, and calls the delegate, when the row has stopped.
      isMovedByUser = true
      setContentOffset(offset(of: row), animated: true)
    }
    addGestureRecognizer(tap)
  }

  // MARK: Coming to rest

  fileprivate func fingerDidBegin() {
    isMovedByUser = true
  }

  /// Returns the offset at which the closest row is in the middle.
  fileprivate func snapped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: 0, y: self.offset(of: row(at: offset.y)).y)
  }

  fileprivate func didComeToRest() {
    guard isMovedByUser, numberOfRows > 0 else { return }
    let row = row(at: contentOffset.y)
    let target = offset(of: row)
    // The finger may have lifted between two rows without a velocity.
    if abs(contentOffset.y - target.y) > 0.01 { return setContentOffset(target, animated: true) }
    isMovedByUser = false
    guard row != selectedRow else { return }
    selectedRow = row
    picker?.columnDidSelect(row, inComponent: component)
  }

  // MARK: Accessibility

  override var isAccessibilityElementByDefault: Bool { true }
  override var accessibilityValueByDefault: String? { selectedTitle }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits { .adjustable }
}

/// The label of a row without a view from the delegate.
@preconcurrency @MainActor
private final class PickerRowLabel: UILabel {
  init(_ title: String?) {
    super.init(frame: .zero)
    text = title
    font = .systemFont(ofSize: 21)
    textAlignment = .center
  }

  required init?(coder: NSCoder) {
    nil
  }
}

/// Makes a column stop at a row.
@preconcurrency @MainActor
private final class PickerRest: UIScrollViewDelegate {
  weak var column: UIPickerColumnView?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollView.setNeedsLayout()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    column?.fingerDidBegin()
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let column else { return }
    targetContentOffset.pointee = column.snapped(targetContentOffset.pointee)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { column?.didComeToRest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    column?.didComeToRest()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    column?.didComeToRest()
  }
}
