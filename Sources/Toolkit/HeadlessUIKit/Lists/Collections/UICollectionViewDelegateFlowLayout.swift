import Foundation

/// The sizes and distances of a flow layout, by item and by section; those of the layout by
/// default.
///
///     final class Sizes: UICollectionViewDelegateFlowLayout {
///       func collectionView(
///         _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
///         sizeForItemAt indexPath: IndexPath
///       ) -> CGSize {
///         CGSize(width: indexPath.item == 0 ? collectionView.bounds.width : 100, height: 100)
///       }
///     }
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns the size of an item, in points.
  ///
  /// - Parameters:
  ///   - collectionView: The collection that is laid out.
  ///   - collectionViewLayout: Its flow layout.
  ///   - indexPath: The item.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// Returns the space around the lines of a section, in points.
  ///
  /// - Parameters:
  ///   - collectionView: The collection that is laid out.
  ///   - collectionViewLayout: Its flow layout.
  ///   - section: The index of the section, which may be empty.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// Returns the least space between the lines of a section, in points.
  ///
  /// - Parameters:
  ///   - collectionView: The collection that is laid out.
  ///   - collectionViewLayout: Its flow layout.
  ///   - section: The index of the section.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the least space between the items of a line, in points.
  ///
  /// - Parameters:
  ///   - collectionView: The collection that is laid out.
  ///   - collectionViewLayout: Its flow layout.
  ///   - section: The index of the section.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Returns the size of a section's header in points; only the length along the direction of
  /// scrolling counts.
  ///
  /// - Parameters:
  ///   - collectionView: The collection that is laid out.
  ///   - collectionViewLayout: Its flow layout.
  ///   - section: The index of the section; a length of 0 makes no header.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// Returns the size of a section's footer in points; only the length along the direction of
  /// scrolling counts.
  ///
  /// - Parameters:
  ///   - collectionView: The collection that is laid out.
  ///   - collectionViewLayout: Its flow layout.
  ///   - section: The index of the section; a length of 0 makes no footer.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// Returns the layout's item size.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { flow(collectionViewLayout).itemSize }
  /// Returns the layout's section inset.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { flow(collectionViewLayout).sectionInset }
  /// Returns the layout's line spacing.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout).minimumLineSpacing }
  /// Returns the layout's item spacing.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout).minimumInteritemSpacing }
  /// Returns the layout's header size.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { flow(collectionViewLayout).headerReferenceSize }
  /// Returns the layout's footer size.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { flow(collectionViewLayout).footerReferenceSize }

  /// Returns the requesting layout, which is a flow layout.
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
    layout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
  }
}
