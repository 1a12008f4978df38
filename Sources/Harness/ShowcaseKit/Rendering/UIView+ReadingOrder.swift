import Foundation
import HeadlessUIKit

extension UIView {
  /// The subviews back to front, but the rows of a list in the order in which they are read, rather than in that in
  /// which they were reused; without the selected background of a cell that is neither selected nor highlighted, which
  /// UIKit adds only while it is.
  var subviewsAsRead: [UIView] {
    switch self {
    case let table as UITableView:
      table.subviews.sorted(by: { $0.frame.minY < $1.frame.minY }) {
        $0 is UITableViewCell || $0 is UITableViewHeaderFooterView
      }
    case let collection as UICollectionView: collection.subviewsByIndexPath
    case let cell as UITableViewCell where !cell.isSelected && !cell.isHighlighted:
      cell.subviews.filter { $0 !== cell.selectedBackgroundView }
    case let cell as UICollectionViewCell where !cell.isSelected && !cell.isHighlighted:
      cell.subviews.filter { $0 !== cell.selectedBackgroundView }
    default: subviews
    }
  }
}

extension UICollectionView {
  fileprivate var subviewsByIndexPath: [UIView] {
    let cells = subviews.compactMap { $0 as? UICollectionViewCell }
    let paths = Dictionary(
      uniqueKeysWithValues: cells.map { (ObjectIdentifier($0), indexPath(for: $0) ?? IndexPath()) })
    return subviews.sorted(by: {
      (paths[ObjectIdentifier($0)] ?? IndexPath()) < (paths[ObjectIdentifier($1)] ?? IndexPath())
    }) { $0 is UICollectionViewCell }
  }
}

extension [UIView] {
  /// Returns the views with some of them sorted among each other; the others stay where they are.
  ///
  /// - Parameters:
  ///   - precedes: Whether the first of two views comes first.
  ///   - isSorted: Whether a view is one of those to sort.
  fileprivate func sorted(by precedes: (UIView, UIView) -> Bool, where isSorted: (UIView) -> Bool) -> [UIView]
  {
    let places = indices.filter { isSorted(self[$0]) }
    let views = places.map { self[$0] }
    guard views.count > 1 else { return self }
    var result = self
    for (place, view) in zip(places, views.sorted(by: precedes)) { result[place] = view }
    return result
  }
}
