import Foundation

/// A section of a compositional layout: a group that repeats until all items are placed.
///
///     let size = NSCollectionLayoutSize(
///       widthDimension: .fractionalWidth(1), heightDimension: .absolute(80))
///     let item = NSCollectionLayoutItem(layoutSize: size)
///     let section = NSCollectionLayoutSection(
///       group: .vertical(layoutSize: size, subitems: [item]))
///     section.interGroupSpacing = 8  // A card each 88 points.
@preconcurrency @MainActor
open class NSCollectionLayoutSection {
  let group: NSCollectionLayoutGroup
  /// The space around the groups; none by default.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// The space between groups in points; 0 by default.
  open var interGroupSpacing: CGFloat = 0
  /// How the section scrolls across the layout; not at all by default.
  ///
  /// The groups of a scrolling section are side by side; those beyond the edge cannot be reached
  /// here.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  /// The headers and footers; none by default.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers are within the insets at the sides; `true` by default.
  open var supplementariesFollowContentInsets: Bool = true

  /// Creates a section of a group.
  ///
  /// - Parameter group: The group that repeats; the last one may be only partly filled.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }

  /// Returns a section like a table's, with self-sizing rows over the whole width.
  ///
  /// - Parameters:
  ///   - configuration: The look of the list, its headers and its footers.
  ///   - layoutEnvironment: The environment from the section provider.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(UITableView.usualRowHeight))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = configuration.contentInsets
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return section
  }
}

/// How a section scrolls across its layout; the values are UIKit's.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// Not at all.
  case none
  /// Freely.
  case continuous
  /// Freely, stopping at the start of a group.
  case continuousGroupLeadingBoundary
  /// By pages as wide as the collection.
  case paging
  /// By group.
  case groupPaging
  /// By group, stopping with the group in the middle.
  case groupPagingCentered
}

/// The surroundings of a compositional layout's sections.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The size of the collection.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection.
  var traitCollection: UITraitCollection { get }
}

/// The size of what contains the parts of a compositional layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size in points.
  var contentSize: CGSize { get }
  /// The size without the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that ``effectiveContentSize`` leaves out.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// A collection as the environment of its sections.
@preconcurrency @MainActor
final class CompositionalEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  let contentInsets: NSDirectionalEdgeInsets = .zero

  init(_ collectionView: UICollectionView) {
    let room = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
    // The insets may be larger than the collection.
    contentSize = CGSize(width: max(0, room.width), height: max(0, room.height))
    traitCollection = collectionView.traitCollection
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}
