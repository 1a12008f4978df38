import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UICollectionViewTests {
  let album = Album((0..<100).map(String.init))

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func `Only visible items have cells, used again, and the collection reports what is where`() {
    UIApplication().run {
      let view = album.collection()
      mount(view)
      expectEqual(view.visibleNames, ["0", "1", "2", "3", "4", "5"])
      let former = Set(identities(view.visibleCells))
      view.contentOffset.y = 600
      UIApplication.shared.settle()
      expectEqual(view.visibleNames, (30..<36).map(String.init))
      expectEqual(Set(identities(view.visibleCells)), former)
      expectTrue(view.visibleCells.allSatisfy { ($0 as? PictureCell)?.reuses == 1 })
      expectEqual(view.contentSize, CGSize(width: 200, height: 34 * 60 - 10))
    }
    UIApplication().run {
      let view = album.collection()
      mount(view)
      expectEqual(view.numberOfSections, 1)
      expectEqual(view.numberOfItems(inSection: 0), 100)
      expectEqual(view.indexPathForItem(at: CGPoint(x: 80, y: 70)), path(4))
      expectNil(view.indexPathForItem(at: CGPoint(x: 60, y: 70)))
      expectEqual(view.cellForItem(at: path(4)).flatMap(view.indexPath), path(4))
      expectEqual(view.layoutAttributesForItem(at: path(99))?.frame.minY.rounded(), 1980)
      expectNil(view.layoutAttributesForItem(at: path(100)))
    }
  }

  @Test func `Everything is asked and reported in UIKit's order`() {
    UIApplication().run {
      let view = album.collection()
      let window = mount(view)
      album.tellsAll = true
      _ = album.log.take()
      tap(in: window, at: CGPoint(x: 20, y: 220))
      expectEqual(
        album.log.take(),
        [
          "shouldHighlight 0", "didHighlight 0", "shouldSelect 0", "didUnhighlight 0", "didSelect 0",
        ])
      tap(in: window, at: CGPoint(x: 100, y: 220))
      expectEqual(album.log.take().suffix(2), ["didDeselect 0", "didSelect 1"])
      expectEqual(view.visibleCells.map(\.isSelected), [false, true, false, false, false, false])
      album.maySelect = false
      tap(in: window, at: CGPoint(x: 20, y: 220))
      expectEqual(album.log.take().last, "didUnhighlight 0")
      expectEqual(view.indexPathsForSelectedItems, [path(1)])
    }
  }

  @Test func `A finger that moves to the side is not a tap, even over the same item`() {
    forEachRow([(9.0, true), (10, false)] as [(Double, Bool)]) { move, isTap in
      UIApplication().run {
        let view = album.collection()
        let window = mount(view)
        let touch = press(in: window, at: CGPoint(x: 20, y: 220))
        UIApplication.shared.runLoop.advance(by: 0.2)
        touch.update(.moved, at: CGPoint(x: 20 + move, y: 220))
        window.sendEvent(UIEvent(touches: [touch]))
        expectEqual(view.cellForItem(at: path(0))?.isHighlighted, isTap)
        lift(touch, in: window)
        expectEqual(view.indexPathsForSelectedItems, (isTap ? [path(0)] : []))
      }
    }
  }

  @Test func `Where many items can be selected, a second tap deselects`() {
    UIApplication().run {
      let view = album.collection()
      view.allowsMultipleSelection = true
      let window = mount(view)
      for x in [20, 100, 20] { tap(in: window, at: CGPoint(x: x, y: 220)) }
      expectEqual(view.indexPathsForSelectedItems, [path(1)])
      view.selectItem(at: path(50), animated: false, scrollPosition: .top)
      expectEqual(view.contentOffset.y, 960)
      expectEqual(view.cellForItem(at: path(50))?.isSelected, true)
    }
  }

  @Test func `An item is scrolled to its position, but one that does not exist is an error`() {
    forEachRow(
      [
        (UICollectionView.ScrollPosition.top, 1200), (.centeredVertically, 1175), (.bottom, 1150), ([], 1150),
      ] as [(UICollectionView.ScrollPosition, CGFloat)]
    ) { position, expected in
      UIApplication().run {
        let view = album.collection()
        mount(view)
        view.scrollToItem(at: path(60), at: position, animated: false)
        expectEqual(view.contentOffset.y, expected)
      }
    }
    UIApplication().run {
      var raised: [UIException] = []
      UIApplication.shared.exceptionHandler = { raised.append($0) }
      let view = album.collection()
      mount(view)
      view.scrollToItem(at: path(100), at: .top, animated: false)
      expectEqual(raised.first?.reason.contains("out-of-bounds item (100)"), true)
    }
  }

  @Test func `Cells that stay keep their items through a batch`() {
    UIApplication().run {
      let album = Album(["a", "b", "c"], ["d"])
      let view = album.collection()
      mount(view)
      let former = view.visibleCells
      view.selectItem(at: path(2), animated: false, scrollPosition: [])
      album.sections = [["n", "c", "a"], ["d"]]
      var isDone = false
      view.performBatchUpdates {
        view.deleteItems(at: [path(1)])
        view.insertItems(at: [path(0)])
        view.moveItem(at: path(0), to: path(2))
      } completion: {
        isDone = $0
      }
      UIApplication.shared.settle()
      expectTrue(isDone)
      expectEqual(view.visibleNames, ["n", "c", "a", "d"])
      #expect(view.visibleCells[1] === former[2])
      #expect(view.visibleCells[2] === former[0])
      expectEqual(view.indexPathsForSelectedItems, [path(1)])
      album.sections = [["d"], ["x", "y"]]
      view.performBatchUpdates {
        view.deleteSections([0])
        view.insertSections([1])
      }
      UIApplication.shared.settle()
      expectEqual(view.visibleNames, ["d", "x", "y"])
      #expect(view.visibleCells[0] === former[3])
    }
  }

  @Test func `A data source that does not agree with a batch is reported in UIKit's words`() {
    UIApplication().run {
      var raised: [UIException] = []
      UIApplication.shared.exceptionHandler = { raised.append($0) }
      let view = album.collection()
      mount(view)
      view.insertItems(at: [path(0)])
      expectEqual(raised.map(\.name), [.internalInconsistency])
      expectEqual(
        raised.first?.reason.hasPrefix(
          "Invalid update: invalid number of items in section 0. The number of items contained in an existing "
            + "section after the update (100) must be equal"), true)
      expectEqual(view.numberOfItems(inSection: 0), 100)
    }
  }

  @Test func `A registration makes and fills cells`() {
    final class Source: UICollectionViewDataSource {
      let registration = UICollectionView.CellRegistration<PictureCell, String> { cell, path, item in
        cell.name = "\(item) at \(path.item)"
      }
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        2
      }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: "item")
      }
    }
    UIApplication().run {
      let (view, source) = (album.collection(), Source())
      view.dataSource = source
      mount(view)
      expectEqual(view.visibleNames, ["item at 0", "item at 1"])
      view.dataSource = nil
      UIApplication.shared.settle()
      expectEmpty(view.visibleCells)
      expectEqual(source.registration.identifier.isEmpty, false)
    }
  }

  @Test func `A controller fills its collection`() {
    final class Pictures: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 4 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    UIApplication().run {
      let controller = Pictures(collectionViewLayout: UICollectionViewFlowLayout())
      controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      mount(controller)
      #expect(controller.collectionView.superview === controller.view)
      expectEqual(controller.collectionView.frame, controller.view.bounds)
      expectEqual(controller.collectionView.visibleCells.count, 4)
      // UIKit declares it as `UICollectionView!`, which apps chain on and set.
      expectEqual(controller.collectionView?.numberOfItems(inSection: 0), 4)
      let (old, new) = (
        controller.collectionView,
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      )
      new.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      controller.collectionView = new
      UIApplication.shared.settle()
      #expect(old?.superview == nil)
      #expect(new.dataSource === controller)
      expectEqual(new.frame, controller.view.bounds)
      expectEqual(new.visibleCells.count, 4)
    }
  }
}
