import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor
struct UICollectionViewLayoutAttributesTests {
  private final class Colored: UICollectionViewLayoutAttributes {
    var color: UIColor?

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Colored)?.color = color
      return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Colored else { return false }
      return MainActor.assumeIsolated { other.color == color } && super.isEqual(object)
    }
  }

  private final class ColoredLayout: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { Colored.self }
  }

  @Test func `A copy is of the same class and has all values`() throws {
    let original = Colored(forCellWith: IndexPath(item: 3, section: 1))
    (original.frame, original.zIndex, original.color) = (CGRect(x: 1, y: 2, width: 3, height: 4), 5, .red)
    let copy = try #require(original.copy(with: nil) as? Colored)
    #expect(copy.isEqual(original) && copy !== original)
    copy.color = .blue
    #expect(!copy.isEqual(original))
  }

  @Test func `A layout makes attributes and contexts of its classes`() throws {
    let source = Source()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: ColoredLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    collection.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    #expect(collection.collectionViewLayout.layoutAttributesForItem(at: path) is Colored)
    let context = UICollectionViewFlowLayout().invalidationContext(forBoundsChange: .zero)
    #expect(context is UICollectionViewFlowLayoutInvalidationContext)
    context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    expectEqual(context.invalidatedItemIndexPaths?.count, 2)
  }

  private final class Source: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
}
