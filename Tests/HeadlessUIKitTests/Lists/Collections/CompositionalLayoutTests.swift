import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor
struct CompositionalLayoutTests {
  private final class Source: UICollectionViewDataSource {
    let counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "part", for: path)
    }
  }

  private final class TallCell: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 70) }
  }

  private func frames(
    _ layout: UICollectionViewCompositionalLayout, _ counts: [Int], cell: UICollectionViewCell.Type? = nil
  ) -> [[Int]] {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    view.register(cell ?? UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "part")
    }
    let source = Source(counts)
    view.dataSource = source
    view.layoutIfNeeded()
    let found =
      layout.layoutAttributesForElements(in: CGRect(x: -5000, y: 0, width: 10_000, height: 5000)) ?? []
    return found.map {
      [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height].map { Int($0.rounded()) }
    }
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  @Test func `Items repeat in a group until it is full, or a number of them shares it equally`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    expectEqual(
      frames(UICollectionViewCompositionalLayout(section: section), [4]),
      [[0, 0, 100, 40], [100, 0, 100, 40], [200, 0, 100, 40], [0, 50, 100, 40]])
    let half = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let pair = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitem: half, count: 2)
    pair.interItemSpacing = .fixed(20)
    expectEqual(
      frames(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: pair)), [3]),
      [[0, 0, 140, 150], [160, 0, 140, 150], [0, 150, 140, 150]])
  }

  @Test func `Insets of items, groups and sections add up`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    group.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    expectEqual(
      frames(UICollectionViewCompositionalLayout(section: section), [1, 1]),
      [[27, 16, 224, 36], [27, 106, 224, 36]])
  }

  @Test func `Groups nest, and those of a section that scrolls across are side by side`() {
    let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitem: small, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, column])
    expectEqual(
      frames(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [3]),
      [[0, 0, 150, 100], [150, 0, 150, 50], [150, 50, 150, 50]])
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let wide = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.8), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: wide)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 10
    expectEqual(
      frames(UICollectionViewCompositionalLayout(section: section), [2]),
      [[0, 0, 240, 50], [250, 0, 240, 50]])
  }

  @Test func `A cell of an estimated height is as high as it requires, and moves what is below it`() {
    let full = size(.fractionalWidth(1), .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: full, subitems: [NSCollectionLayoutItem(layoutSize: full)])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    expectEqual(frames(layout, [2], cell: TallCell.self), [[0, 0, 300, 70], [0, 70, 300, 70]])
    expectEqual(layout.collectionViewContentSize, CGSize(width: 300, height: 140))
  }

  @Test func `Headers are above the section's insets and footers below them`() {
    let full = size(.fractionalWidth(1), .absolute(40))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: full, subitems: [NSCollectionLayoutItem(layoutSize: full)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(100), .absolute(20)),
        elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing),
    ]
    expectEqual(
      frames(UICollectionViewCompositionalLayout(section: section), [1]),
      [[10, 0, 280, 30], [10, 35, 280, 40], [190, 80, 100, 20]])
  }

  @Test func `A list's rows are 44 points high without content, an empty section has its insets alone`() {
    let list = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    expectEqual(
      frames(list, [2], cell: UICollectionViewListCell.self), [[16, 0, 268, 44], [16, 44, 268, 44]])
    let full = size(.fractionalWidth(1), .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: full, subitems: [NSCollectionLayoutItem(layoutSize: full)]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 0, bottom: 6, trailing: 0)
    let layout = UICollectionViewCompositionalLayout(section: section)
    expectEmpty(frames(layout, [0]))
    expectEqual(layout.collectionViewContentSize.height, 11)
    expectEmpty(frames(layout, []))
  }

  @Test func `A footer is at the end that its alignment names`() {
    let full = size(.fractionalWidth(1), .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: full, subitems: [NSCollectionLayoutItem(layoutSize: full)]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    forEachRow([
      (NSRectAlignment.bottomLeading, 4, 10), (.bottom, 5, 100), (.bottomTrailing, 6, 190),
    ]) { alignment, number, x in
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.absolute(100), .absolute(20)),
          elementKind: UICollectionView.elementKindSectionFooter, alignment: alignment)
      ]
      expectEqual(alignment.rawValue, number)
      expectEqual(
        frames(UICollectionViewCompositionalLayout(section: section), [1]),
        [[10, 0, 280, 40], [x, 40, 100, 20]])
    }
  }

  @Test func `Groups that scroll across begin at the leading side, or with the first one in the middle`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(0.8), .absolute(50)), subitems: [item]))
    forEachRow([
      (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, 1, 0),
      (.continuousGroupLeadingBoundary, 2, 0), (.paging, 3, 0), (.groupPaging, 4, 0),
      (.groupPagingCentered, 5, 30),
    ]) { behavior, number, x in
      section.orthogonalScrollingBehavior = behavior
      expectEqual(behavior.rawValue, number)
      expectEqual(
        frames(UICollectionViewCompositionalLayout(section: section), [2]),
        [[x, 0, 240, 50], [x + 240, 0, 240, 50]])
    }
  }
}
