import Expectations
import PortedApp
import ShowcaseKit
import Testing
import UIKit

/// Delegates' methods that UIKit finds by their selectors.
@MainActor
@Suite struct GridTests {
  private func grid<Controller: GridViewController>(
    _ type: Controller.Type
  ) throws -> (stage: Stage, controller: Controller) {
    let stage = try Stage(UseCase("Grid", of: type), configuration: .iPhone)
    let controller = try stage.run {
      let navigation = UIApplication.shared.keyWindow?.rootViewController as? UINavigationController
      return try #require(navigation?.topViewController as? Controller)
    }
    return (stage, controller)
  }

  @Test func `The layout asks the method with the selector, and a cell is made as a xib makes it`() throws {
    let (stage, controller) = try grid(GridViewController.self)
    try stage.run {
      controller.collection.layoutIfNeeded()
      let cell = try #require(controller.collection.cellForItem(at: IndexPath(item: 1, section: 0)))
      expectTrue(cell is GridCell)
      expectEqual(cell.frame.size, CGSize(width: 40, height: 30))
    }
    expectEqual(controller.view.backgroundColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func `A subclass's methods are called by the conformance of its superclass`() throws {
    let (stage, controller) = try grid(SelectingGridViewController.self)
    stage.run {
      let delegate = controller.collection.delegate as? any UICollectionViewDelegate
      delegate?.collectionView(controller.collection, didSelectItemAt: IndexPath(item: 2, section: 0))
      delegate?.scrollViewDidScroll(controller.collection)
    }
    expectEqual(controller.selected.suffix(2), ["selected 2", "scrolled"])
    // The superclass behaves like a class without the methods.
    let (other, plain) = try grid(GridViewController.self)
    other.run {
      let delegate = plain.collection.delegate as? any UICollectionViewDelegate
      delegate?.collectionView(plain.collection, didSelectItemAt: IndexPath(item: 2, section: 0))
      expectEqual(
        delegate?.collectionView(plain.collection, shouldSelectItemAt: IndexPath(item: 2, section: 0)), true)
    }
    expectEqual(plain.selected, [])
  }

  @Test func `A subclass's optional method of the app's own protocol is called`() {
    expectEqual(SilentListener.title(by: TitleListener()), "item 2")
    expectNil(SilentListener.title(by: SilentListener()))
  }

  @Test func `A class is sent a notification`() throws {
    let (stage, _) = try grid(GridViewController.self)
    stage.run { NotificationCenter.default.post(name: Notification.Name("forget"), object: nil) }
    expectTrue(GridCell.isForgotten)
  }
}
