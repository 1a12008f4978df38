import Foundation

/// A replacement for the page of a product in the App Store: the product's number, and a button that ends it.
///
/// In a golden it is one node, `SKStoreProductViewController "284882215"`. No store is asked.
///
///     let store = SKStoreProductViewController()
///     store.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: 284_882_215])
///     controller.present(store, animated: true)
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
  /// The object that is called when the user leaves.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  private var product: String?

  /// Creates a controller without a product.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  /// Returns `nil`, since there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let name = "SKStoreProductViewController"
    let button = SystemScreenView.endButton(.done, of: name) { [unowned self] in
      delegate?.productViewControllerDidFinish(self)
      dismissUnlessDone()
    }
    view = SystemScreenView(name, button: button) { [unowned self] in SystemScreenContent(product) }
  }

  /// Shows a product.
  ///
  /// - Parameters:
  ///   - parameters: The product's number, as the value of ``SKStoreProductParameterITunesItemIdentifier``; others are
  ///     ignored.
  ///   - block: Called before this method returns, with `true` and without an error; `nil` by default.
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: (@MainActor (Bool, (any Error)?) -> Void)? = nil
  ) {
    product = parameters[SKStoreProductParameterITunesItemIdentifier].map { "\($0)" }
    block?(true, nil)
  }

  override func wasDismissedByUser() { delegate?.productViewControllerDidFinish(self) }
}

/// The parameter with the number of a product in the App Store.
public let SKStoreProductParameterITunesItemIdentifier = "id"

/// Is called when the user leaves a product's page.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: AnyObject {
  /// Called after the user left, before the page dismisses itself; does nothing by default.
  ///
  /// - Parameter viewController: The page.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  /// Does nothing.
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
