import HeadlessUIKit

/// Tabs of one size in a row, as wide as there is room for, but never too narrow to be read.
final class TabStripLayout: UICollectionViewFlowLayout {
  private static let widths: ClosedRange<CGFloat> = 160...240
  private static let widthsOfLargeText: ClosedRange<CGFloat> = 240...320

  override init() {
    super.init()
    scrollDirection = .horizontal
    (minimumLineSpacing, minimumInteritemSpacing) = (0, 0)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func prepare() {
    if let collectionView { fit(collectionView.numberOfItems(inSection: 0), in: collectionView.bounds.size) }
    super.prepare()
  }

  private var widths: ClosedRange<CGFloat> {
    let category = collectionView?.traitCollection.preferredContentSizeCategory
    return category?.isAccessibilityCategory == true ? Self.widthsOfLargeText : Self.widths
  }

  /// Sizes the tabs so that all of them can be seen, if that can be.
  private func fit(_ count: Int, in size: CGSize) {
    let share = (size.width / CGFloat(max(1, count))).rounded(.down)
    let width = min(max(share, widths.lowerBound), widths.upperBound)
    let fitting = CGSize(width: width, height: max(1, size.height))
    // A new value invalidates the layout, which would be prepared again without end.
    if itemSize != fitting { itemSize = fitting }
  }
}
