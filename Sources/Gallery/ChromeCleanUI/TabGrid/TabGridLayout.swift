import HeadlessUIKit

/// Tabs of one size in lines that run as the language does: two side by side on a telephone, more where there is room.
final class TabGridLayout: UICollectionViewFlowLayout {
  private static let spacing: CGFloat = 16
  private static let largestWidth: CGFloat = 240
  private static let aspectRatio: CGFloat = 1.2

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
      fit(in: collectionView.bounds.width, coveredBy: collectionView.safeAreaInsets)
    }
    super.prepare()
  }

  /// Sizes the tabs for the width there is, but for what covers it.
  private func fit(in width: CGFloat, coveredBy covers: UIEdgeInsets) {
    let spacing = Self.spacing
    let insets = UIEdgeInsets(
      top: spacing, left: covers.left + spacing, bottom: spacing, right: covers.right + spacing)
    let room = width - insets.left - insets.right
    let columns = max(2, ((room + spacing) / (Self.largestWidth + spacing)).rounded(.up))
    let share = max(1, ((room - spacing * (columns - 1)) / columns).rounded(.down))
    let fitting = CGSize(width: share, height: (share * Self.aspectRatio).rounded(.down))
    if sectionInset != insets { sectionInset = insets }
    if itemSize != fitting { itemSize = fitting }
  }
}
