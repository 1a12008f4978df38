import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UICollectionViewFlowLayoutTests {
  let album = Album(["a", "b", "c", "d"], ["e"])
  let layout = UICollectionViewFlowLayout()

  private func frames(_ view: UICollectionView, section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  @Test func `Items fill lines, spread over the width in columns, of which a single one is in the middle`() {
    UIApplication().run {
      let view = album.collection(layout)
      mount(view)
      expectEqual(frames(view).map(\.minX), [0, 75, 150, 0])
      expectEqual(frames(view).map(\.minY), [0, 0, 0, 60])
      expectEqual(frames(view, section: 1).map(\.minY), [110])
    }
    let other = Self()
    UIApplication().run {
      other.layout.itemSize = CGSize(width: 120, height: 20)
      let view = other.album.collection(other.layout)
      mount(view)
      expectEqual(frames(view).map(\.minX), [40, 40, 40, 40])
      expectEqual(frames(view).map(\.minY), [0, 30, 60, 90])
    }
  }

  @Test func `From right to left a layout that says so begins at the right, and is seen there sideways`() {
    final class Flipping: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let layouts: [(UICollectionViewFlowLayout, [CGFloat])] = [
      (layout, [0, 75, 150, 0]), (Flipping(), [150, 75, 0, 150]),
    ]
    for (layout, places) in layouts {
      UIApplication(layoutDirection: .rightToLeft).run {
        let view = album.collection(layout)
        mount(view)
        expectEqual(frames(view).map(\.minX), places)
        expectEqual(view.indexPathForItem(at: CGPoint(x: 151, y: 1))?.item, (layout is Flipping ? 0 : 2))
      }
    }
    // Also if the direction changes while the collection is seen.
    UIApplication().run {
      let view = album.collection(Flipping())
      let window = mount(view)
      for (direction, places) in [(.rightToLeft, [150, 75, 0, 150]), (.leftToRight, [0, 75, 150, 0])]
        as [(UITraitEnvironmentLayoutDirection, [CGFloat])]
      {
        window.traitOverrides.layoutDirection = direction
        UIApplication.shared.settle()
        expectEqual(frames(view).map(\.minX), places)
        expectEqual(view.visibleCells.compactMap { view.indexPath(for: $0) }.count, view.visibleCells.count)
      }
    }
    forEachRow(
      [(width: 50, places: [150, 90, 30, -30]), (20, [180, 150, 120, 90])] as [(CGFloat, [CGFloat])]
    ) { width, places in
      UIApplication(layoutDirection: .rightToLeft).run {
        let layout = Flipping()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: width, height: 150)
        let view = album.collection(layout)
        mount(view)
        let frames = frames(view)
        expectEqual(frames.map { $0.minX - view.contentOffset.x }, places)
        expectEqual(view.indexPathForItem(at: CGPoint(x: view.contentOffset.x + 199, y: 1))?.item, 0)
        view.scrollToItem(at: IndexPath(item: 3, section: 0), at: .left, animated: false)
        #expect(frames[3].minX >= view.contentOffset.x, "\(width), \(places)")
      }
    }
  }

  @Test func `Insets, spacings and headers have their room, and sideways the items fill columns`() {
    UIApplication().run {
      layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
      layout.minimumLineSpacing = 3
      layout.minimumInteritemSpacing = 0
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      layout.footerReferenceSize = CGSize(width: 0, height: 11)
      let view = album.collection(layout)
      mount(view)
      expectEqual(frames(view).map(\.minX), [10, 75, 140, 10])
      expectEqual(frames(view).map(\.minY), [35, 35, 35, 88])
      expectEqual(frames(view, section: 1).map(\.minY), [191])
      let kind = UICollectionView.elementKindSectionHeader
      let header = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
      #expect(header is TitleView)
      expectEqual(header?.frame, CGRect(x: 0, y: 0, width: 200, height: 30))
    }
    let other = Self()
    UIApplication().run {
      other.layout.scrollDirection = .horizontal
      other.layout.itemSize = CGSize(width: 50, height: 40)
      other.layout.headerReferenceSize = CGSize(width: 20, height: 0)
      let view = other.album.collection(other.layout)
      mount(view)
      expectEqual(frames(view).map(\.minX), [20, 20, 80, 80])
      expectEqual(frames(view).map(\.minY), [0, 60, 0, 60])
      expectEqual(view.contentSize, CGSize(width: 200, height: 100))
    }
  }

  @Test func `The delegate can size every item`() {
    final class Delegate: UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        switch indexPath.item {
        case 0: CGSize(width: 120, height: 20)
        case 1: CGSize(width: 60, height: 40)
        default: CGSize(width: 90, height: 10)
        }
      }
    }
    UIApplication().run {
      let (view, delegate) = (album.collection(layout), Delegate())
      view.delegate = delegate
      mount(view)
      expectEqual(frames(view).map(\.minX), [0, 140, 0, 100])
      expectEqual(frames(view).map(\.minY), [10, 0, 50, 50])
      #expect(view.delegate === delegate)
    }
  }

  @Test func `Cells can choose their sizes`() {
    final class Source: UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        3
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = UICollectionViewCell(frame: .zero)
        let content = ConstrainedView(width: 30 + CGFloat(indexPath.item) * 10, height: 25)
        cell.contentView.addSubview(content)
        NSLayoutConstraint.activate(content.fills(cell.contentView))
        return cell
      }
    }
    UIApplication().run {
      let (view, source) = (album.collection(layout), Source())
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      view.dataSource = source
      mount(view)
      expectEqual(frames(view).map(\.width), [30, 40, 50])
      expectEqual(frames(view).map(\.height), [25, 25, 25])
      expectEqual(frames(view).map(\.minX), [0, 40, 90])
      #expect(view.dataSource === source)
    }
  }

  @Test func `Headers that are pinned stay in sight until the next one pushes them away`() {
    UIApplication().run {
      let album = Album((0..<9).map(String.init), (0..<9).map(String.init))
      layout.headerReferenceSize = CGSize(width: 0, height: 20)
      layout.sectionHeadersPinToVisibleBounds = true
      let view = album.collection(layout)
      mount(view)
      let kind = UICollectionView.elementKindSectionHeader
      for (offset, expected) in [(0, 0), (50, 50), (180, 170)] as [(CGFloat, CGFloat)] {
        view.contentOffset.y = offset
        UIApplication.shared.settle()
        let header = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
        expectEqual(header?.frame.minY, expected)
      }
    }
  }

  @Test func `A layout chooses where flung content comes to rest`() {
    final class Snapping: UICollectionViewFlowLayout {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: 120) }
    }
    UIApplication().run {
      let album = Album((0..<100).map(String.init))
      let view = album.collection(Snapping())
      let fingers = Fingers(on: mount(view))
      fingers.down(CGPoint(x: 100, y: 280))
      fingers.drag(by: CGVector(dy: -70))
      fingers.up()
      UIApplication.shared.settle()
      expectEqual(view.contentOffset.y, 120)
    }
  }
}
