import HeadlessUIKit

/// Tabs of one size in lines that run as the language does: two side by side on a phone, more where
/// there is room.
///
/// Large text gets wider and flatter tabs, whose titles have room to differ.
final class TabGridLayout: UICollectionViewFlowLayout {
  private static let spacing: CGFloat = 16
  private static let largestWidth: CGFloat = 240
  private static let largestWidthOfLargeText: CGFloat = 400
  private static let aspectRatio: CGFloat = 1.2
  private static let aspectRatioOfLargeText: CGFloat = 0.6

  override init() {
    super.init()
    (minimumLineSpacing, minimumInteritemSpacing) = (Self.spacing, Self.spacing)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override func prepare() {
    if let collectionView {
      let isLargeText = collectionView.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      fit(in: collectionView.bounds.width, coveredBy: collectionView.safeAreaInsets, isLargeText: isLargeText)
    }
    super.prepare()
  }

  /// Sizes the tabs for the width there is, but for what covers it.
  private func fit(in width: CGFloat, coveredBy covers: UIEdgeInsets, isLargeText: Bool) {
    let spacing = Self.spacing
    let insets = UIEdgeInsets(
      top: spacing, left: covers.left + spacing, bottom: spacing, right: covers.right + spacing)
    let room = width - insets.left - insets.right
    let largest = isLargeText ? Self.largestWidthOfLargeText : Self.largestWidth
    let columns = max(isLargeText ? 1 : 2, ((room + spacing) / (largest + spacing)).rounded(.up))
    let share = max(1, ((room - spacing * (columns - 1)) / columns).rounded(.down))
    let ratio = isLargeText ? Self.aspectRatioOfLargeText : Self.aspectRatio
    let fitting = CGSize(width: share, height: (share * ratio).rounded(.down))
    // A new value invalidates the layout, which would be prepared again without end.
    if sectionInset != insets { sectionInset = insets }
    if itemSize != fitting { itemSize = fitting }
  }
}
