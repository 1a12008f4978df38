import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct FlowLayoutUnderBarsTests {
  let album = Album(["a", "b", "c", "d"])
  let layout = UICollectionViewFlowLayout()

  /// A collection that scrolls sideways, in a controller below a navigation bar.
  private func collection(
    _ frame: CGRect, asContent: Bool, _ settings: (UICollectionView) -> Void = { _ in }
  ) -> UICollectionView {
    layout.scrollDirection = .horizontal
    let (view, controller) = (album.collection(layout), UIViewController())
    view.frame = frame
    if !asContent { controller.view.addSubview(UIView(frame: .zero)) }
    controller.view.addSubview(view)
    settings(view)
    mount(UINavigationController(rootViewController: controller))
    return view
  }

  private func visible(_ view: UICollectionView) -> [CGRect] {
    view.visibleCells.map { $0.convert($0.bounds, to: view.superview) }.sorted { $0.minX < $1.minX }
  }

  /// The bars reach to 91 points.
  @Test func `A row of items below bars beside the content has its whole height for its items`() {
    UIApplication().run {
      layout.itemSize = CGSize(width: 100, height: 44)
      let view = collection(CGRect(x: 0, y: 0, width: 250, height: 44), asContent: false)
      expectEqual(view.contentSize, CGSize(width: 430, height: 44))
      expectEqual(view.contentOffset, .zero)
      expectEqual(visible(view).first, CGRect(x: 0, y: 0, width: 100, height: 44))
      expectEqual(visible(view).map(\.minX), [0, 110, 220])
    }
  }

  @Test func `Sideways content of a controller has the height between its bars`() {
    UIApplication().run {
      layout.itemSize = CGSize(width: 100, height: 300)
      layout.sectionInset = UIEdgeInsets(top: 11, left: 5, bottom: 13, right: 5)
      layout.headerReferenceSize = CGSize(width: 20, height: 0)
      let view = collection(UIScreen.main.bounds, asContent: true)
      let height = UIScreen.main.bounds.height - 91 - 34
      expectEqual(view.contentSize.height, height)
      let header = view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
      expectEqual(header?.frame, CGRect(x: 0, y: 0, width: 20, height: height))
      // Two items of 300 points share a column: the first at its top, the second at its end.
      expectEqual(
        view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame,
        CGRect(x: 25, y: 11, width: 100, height: 300))
      expectEqual(
        view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.maxY, height - 13)
      expectEqual(visible(view).first?.minY, 102)
    }
  }

  /// In landscape, sensors cover 47 points at both sides, and margins begin 8 points after them.
  @Test func `Sections are inset from the content inset, the safe area or the margins`() {
    let rows: [(UICollectionViewFlowLayout.SectionInsetReference, CGFloat)] = [
      (.fromContentInset, 5), (.fromSafeArea, 52), (.fromLayoutMargins, 60),
    ]
    forEachRow(rows) { reference, left in
      UIApplication(orientation: .landscapeLeft).run {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 3, left: 5, bottom: 3, right: 5)
        layout.sectionInsetReference = reference
        let (view, controller) = (album.collection(layout), UIViewController())
        view.contentInsetAdjustmentBehavior = .never
        view.frame = UIScreen.main.bounds
        controller.view.addSubview(view)
        mount(controller)
        let frames = (0..<4).compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
          .map(\.frame)
        expectEqual(frames.first?.minX, left)
        expectEqual(frames.first?.minY, 3)
        expectEqual(frames.count, 4)
      }
    }
  }

  @Test func `Insets that take more than there is leave nothing, and no less`() {
    for direction in [UICollectionView.ScrollDirection.horizontal, .vertical] {
      UIApplication().run {
        let view = collection(CGRect(x: 0, y: 200, width: 200, height: 44), asContent: false) {
          layout.scrollDirection = direction
          $0.contentInset = UIEdgeInsets(top: 30, left: 150, bottom: 30, right: 150)
        }
        let size = view.contentSize
        expectEqual(direction == .horizontal ? size.height : size.width, 0)
        expectEqual(direction == .horizontal ? size.width : size.height, 230)
        // One item after the other, each on a separate line.
        expectEqual(
          (0..<4).map { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
            .compactMap { direction == .horizontal ? $0?.minX : $0?.minY }, [0, 60, 120, 180])
      }
    }
  }

  @Test func `Items that are higher than their row show from its top on`() {
    UIApplication().run {
      layout.itemSize = CGSize(width: 100, height: 80)
      let view = collection(CGRect(x: 0, y: 200, width: 250, height: 44), asContent: false)
      expectEqual(view.contentSize, CGSize(width: 430, height: 44))
      expectEqual(visible(view).first, CGRect(x: 0, y: 200, width: 100, height: 80))
      expectEqual(visible(view).map(\.minX), [0, 110, 220])
    }
  }
}
