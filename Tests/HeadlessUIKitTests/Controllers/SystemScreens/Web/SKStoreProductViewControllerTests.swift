import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct SKStoreProductViewControllerTests {
  private final class Owner: SKStoreProductViewControllerDelegate {
    let log = Log()
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
      log.add("finished")
    }
  }

  @Test func `A product is shown at once, until the button is tapped`() throws {
    try UIApplication().run {
      let (stage, delegate) = (SystemScreenStage(), Owner())
      let store = SKStoreProductViewController()
      store.delegate = delegate
      store.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 7]) { isLoaded, _ in
        delegate.log.add("loaded \(isLoaded)")
      }
      let window = stage.present(store)
      expectEqual(store.shownContent, ["7"])
      try stage.tapButton("SKStoreProductViewController.done", in: window)
      expectEqual(delegate.log.lines, ["loaded true", "finished"])
      expectNil(stage.owner.presentedViewController)
    }
  }
}
