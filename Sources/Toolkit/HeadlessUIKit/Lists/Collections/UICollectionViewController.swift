import Foundation

/// A controller that shows a collection, and is its data source and delegate.
///
/// A subclass overrides the methods that it needs; the others return UIKit's defaults.
///
///     final class PhotosController: UICollectionViewController {
///       override func collectionView(
///         _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
///       ) {
///         title = "Photo \(indexPath.item + 1)"
///       }
///     }
///     let photos = PhotosController(collectionViewLayout: UICollectionViewFlowLayout())
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private var collection: UICollectionView?

  /// The collection, which fills the controller's view; never `nil`.
  ///
  /// A collection that is set replaces the controller's own, and keeps its own data source and
  /// delegate.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get {
      if let collection { return collection }
      let created = UICollectionView(
        frame: UIScreen.main.bounds, collectionViewLayout: initialLayout)
      collection = created
      return created
    }
    set {
      guard newValue !== collection else { return }
      collection?.removeFromSuperview()
      collection = newValue
      if isViewLoaded { showCollection() }
    }
  }
  /// The collection's layout; in a controller from a storyboard, that of the file.
  public var collectionViewLayout: UICollectionViewLayout {
    // What the file says is read with the view.
    if interface != nil, collection == nil { loadViewIfNeeded() }
    return collection?.collectionViewLayout ?? initialLayout
  }
  /// The layout that the collection begins with.
  private let initialLayout: UICollectionViewLayout
  /// Whether selected items are deselected when the controller appears; `true` by default.
  open var clearsSelectionOnViewWillAppear: Bool = true

  /// Creates a controller whose collection has a layout.
  ///
  /// - Parameter layout: The layout, which belongs to this controller's collection only.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose view comes from a nib, if there is one, and otherwise has a flow layout.
  public override init(nibName: String?, bundle: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller with a flow layout, until a storyboard gives it its own.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  open override func loadView() {
    if loadInterface() { return }
    view = UIView(frame: UIScreen.main.bounds)
    showCollection()
  }

  private func showCollection() {
    let collection: UICollectionView = collectionView
    collection.frame = view.bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)
    if collection.dataSource == nil { collection.dataSource = self }
    if collection.delegate == nil { collection.delegate = self }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: Data source

  /// Returns 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Returns 0.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }

  /// Raises an exception; a subclass with items has to return their cells.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UIException.raise(
      .internalInconsistency,
      "\(type(of: self)) has items, but does not override collectionView(_:cellForItemAt:)")
    return UICollectionViewCell(frame: .zero)
  }

  /// Returns an empty view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  // MARK: Delegate

  /// Returns `true`.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called after an item was highlighted; does nothing by default.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// Called after an item's highlight was removed; does nothing by default.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// Returns `true`.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns `true`.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called after the user selected an item; does nothing by default.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Called after the user deselected an item; does nothing by default.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Called before a cell becomes visible; does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Called after a cell was removed; does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Called before a supplementary view becomes visible; does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Called after a supplementary view was removed; does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  // MARK: Scroll view delegate

  /// Called after the content moved; does nothing by default.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called when a finger begins to move the content; does nothing by default.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called when the finger lifts; may change the offset at which the content will stop. Does
  /// nothing by default.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called after the finger lifted; does nothing by default.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Called when the content begins to move by itself; does nothing by default.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Called after the content stopped; does nothing by default.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called after animated scrolling by code; does nothing by default.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns `true`.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Called after a tap on the status bar scrolled to the top; does nothing by default.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Called after the insets in effect changed; does nothing by default.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// Returns `nil`, which prevents zooming.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Called before zooming begins; does nothing by default.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Called after the scale changed; does nothing by default.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Called after zooming ended; does nothing by default.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
