import Foundation

/// One column of a picker: its rows scroll, and come to rest with one of them in the middle.
@MainActor
public final class UIPickerColumnView: UIScrollView {
  let component: Int
  private weak var picker: UIPickerView?
  public private(set) var numberOfRows: Int = 0
  public private(set) var selectedRow: Int = -1
  private var rowHeight: CGFloat = 32
  /// The views of the rows that can be seen.
  private var rows: [Int: UIView] = [:]
  /// Whether what moves now was moved by a finger.
  private var isUsers = false
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

  public required init?(coder: NSCoder) {
    nil
  }

  /// What the selected row says.
  public var selectedTitle: String? {
    selectedRow < 0 ? nil : picker?.title(forRow: selectedRow, inComponent: component)
  }

  func customView(forRow row: Int) -> UIView? {
    rows[row].flatMap { $0 is PickerRowLabel ? nil : $0 }
  }

  /// Asks for the rows anew.
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
    isUsers = false
    selectedRow = min(max(0, row), numberOfRows - 1)
    setContentOffset(restingPlace, animated: animated && window != nil && bounds.height > 0)
  }

  public override func layoutSubviews() {
    if margin != contentInset.top { placeContent() }
    super.layoutSubviews()
    showRows()
  }

  /// The room above the first row and below the last one, with which each of them reaches the middle.
  private var margin: CGFloat { max(0, (bounds.height - rowHeight) / 2) }

  private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(row) * rowHeight - margin) }

  private var restingPlace: CGPoint { offset(of: max(0, selectedRow)) }

  private func placeContent() {
    contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
    contentSize = CGSize(width: bounds.width, height: CGFloat(numberOfRows) * rowHeight)
    setContentOffset(restingPlace, animated: false)
    setNeedsLayout()
  }

  /// The row that lies in the middle at an offset.
  private func row(at offset: CGFloat) -> Int {
    max(0, min(numberOfRows - 1, Int(((offset + margin) / rowHeight).rounded())))
  }

  // MARK: Rows

  /// Makes the views of the rows that can be seen, and drops those that cannot.
  private func showRows() {
    guard bounds.height > 0, numberOfRows > 0 else { return }
    let first = max(0, Int((bounds.minY / rowHeight).rounded(.down)))
    let last = min(numberOfRows - 1, Int((bounds.maxY / rowHeight).rounded(.up)) - 1)
    for row in rows.keys.sorted() where row < first || row > last {
      rows.removeValue(forKey: row)?.removeFromSuperview()
    }
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
      view = PickerRowLabel(picker.title(forRow: row, inComponent: component))
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
      isUsers = true
      setContentOffset(offset(of: row), animated: true)
    }
    addGestureRecognizer(tap)
  }

  // MARK: Coming to rest

  fileprivate func fingerDidBegin() {
    isUsers = true
  }

  /// The offset at which a row lies in the middle, next to one where the content would come to rest.
  fileprivate func snapped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: 0, y: self.offset(of: row(at: offset.y)).y)
  }

  fileprivate func didComeToRest() {
    guard isUsers, numberOfRows > 0 else { return }
    let row = row(at: contentOffset.y)
    let place = offset(of: row)
    if abs(contentOffset.y - place.y) > 0.01 { return setContentOffset(place, animated: true) }
    isUsers = false
    guard row != selectedRow else { return }
    selectedRow = row
    picker?.columnDidSelect(row, inComponent: component)
  }

  // MARK: Accessibility

  override var isAccessibilityElementByDefault: Bool { true }
  override var accessibilityValueByDefault: String? { selectedTitle }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits { .adjustable }
}

/// The label of a row without a view of its own.
@MainActor
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

/// Lets a column come to rest at a row.
@MainActor
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
