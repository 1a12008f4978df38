import HeadlessUIKit

/// Tabs flow as the language is read.
final class GridLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
