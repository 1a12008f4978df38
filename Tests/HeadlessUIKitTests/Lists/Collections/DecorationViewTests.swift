import Expectations
import Foundation
import HeadlessUIKit
import Testing

/// Views that a layout makes itself, such as the shelf behind books.
@Suite @MainActor struct DecorationViewTests {
  private final class Shelf: UICollectionReusableView {
    var depth = 0
    private(set) var reuses = 0
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      depth = layoutAttributes.zIndex
    }
    override func prepareForReuse() { reuses += 1 }
  }

  /// A flow layout with a shelf behind each item.
  private final class Shelves: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let items = super.layoutAttributesForElements(in: rect) ?? []
      return items
        + items.compactMap { layoutAttributesForDecorationView(ofKind: "shelf", at: $0.indexPath) }
    }

    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
      attributes.frame = layoutAttributesForItem(at: indexPath)?.frame.insetBy(dx: -2, dy: 0) ?? .zero
      attributes.zIndex = -1
      return attributes
    }
  }

  private let layout = Shelves()
  private let album = Album(["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p"])

  private func shelves(in collection: UICollectionView) -> [Shelf] {
    collection.subviews.compactMap { $0 as? Shelf }
  }

  @Test func `A layout's decorations are behind the items, and neither data source nor delegate knows them`()
  {
    UIApplication().run {
      layout.register(Shelf.self, forDecorationViewOfKind: "shelf")
      let collection = album.collection(layout)
      mount(collection)
      let shown = shelves(in: collection)
      #expect(!shown.isEmpty && shown.count == collection.visibleCells.count)
      expectEqual(shown.first?.frame, CGRect(x: -2, y: 0, width: 54, height: 50))
      #expect(shown.allSatisfy { $0.depth == -1 })
      let kinds = collection.subviews.map { $0 is Shelf }
      expectEqual(kinds, kinds.sorted { $0 && !$1 })
      #expect(album.log.lines.allSatisfy { $0.hasPrefix("cell ") })
    }
  }

  @Test func `Decorations that scroll away are used again`() {
    UIApplication().run {
      layout.register(Shelf.self, forDecorationViewOfKind: "shelf")
      let collection = album.collection(layout)
      mount(collection)
      let first = Set(shelves(in: collection).map(ObjectIdentifier.init))
      collection.contentOffset.y = 100
      UIApplication.shared.settle()
      let second = shelves(in: collection)
      #expect(!second.isEmpty && second.contains { $0.reuses > 0 && first.contains(ObjectIdentifier($0)) })
    }
  }

  @Test func `A kind that was not registered raises UIKit's exception`() {
    let application = UIApplication()
    var reasons: [String] = []
    application.exceptionHandler = { reasons.append($0.reason) }
    application.run {
      mount(album.collection(layout))
      #expect(reasons.first?.hasPrefix("could not dequeue a decoration view of kind: shelf") == true)
    }
  }
}
