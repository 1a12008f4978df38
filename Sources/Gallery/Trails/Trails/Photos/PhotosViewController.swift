import UIKit

/// The photos of a trail: a large one, and the others in a grid.
final class PhotosViewController: UICollectionViewController {
  private enum Section: Int {
    case cover, others
  }

  private let trail: Trail
  private lazy var dataSource = makeDataSource()

  init(trail: Trail) {
    self.trail = trail
    super.init(collectionViewLayout: Self.makeLayout())
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("photos.title", comment: "")
    collectionView.backgroundColor = .systemBackground
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.cover, .others])
    snapshot.appendItems(Array(trail.photos.prefix(1)), toSection: .cover)
    snapshot.appendItems(Array(trail.photos.dropFirst()), toSection: .others)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private static func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let isCover = Section(rawValue: index) == .cover
      let columns = isCover ? 1 : environment.traitCollection.horizontalSizeClass == .regular ? 4 : 2
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(isCover ? 240 : 140)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
      if !isCover {
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .estimated(32)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
      }
      return section
    }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, String> {
    let photo = UICollectionView.CellRegistration<PhotoCell, String> { cell, _, name in
      cell.configure(imageNamed: name)
    }
    let header = UICollectionView.SupplementaryRegistration<PhotoHeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [trail] view, _, _ in
      view.label.text = String.localizedStringWithFormat(
        NSLocalizedString("photos.more", comment: "How many photos follow"), trail.photos.count - 1)
    }
    let source = UICollectionViewDiffableDataSource<Section, String>(collectionView: collectionView) {
      collectionView, indexPath, name in
      collectionView.dequeueConfiguredReusableCell(using: photo, for: indexPath, item: name)
    }
    source.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return source
  }
}
