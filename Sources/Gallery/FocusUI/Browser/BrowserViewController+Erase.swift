import FocusModel
import Foundation
import HeadlessUIKit

extension BrowserViewController {
  /// Forgets everything under a picture of the screen, which then drops out of sight.
  ///
  /// - Parameter completion: Runs when the picture is gone.
  func erase(completion: @escaping @MainActor () -> Void) {
    let picture = view.snapshotView(afterScreenUpdates: true)
    forget()
    guard let picture else { return completion() }
    view.addSubview(picture)
    view.isUserInteractionEnabled = false
    UIView.animate(withDuration: FocusTiming.erase) {
      picture.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    } completion: { _ in
      self.drop(picture, completion)
    }
  }

  private func drop(_ picture: UIView, _ completion: @escaping @MainActor () -> Void) {
    UIView.animate(withDuration: FocusTiming.erase) {
      picture.transform = picture.transform.translatedBy(x: 0, y: picture.bounds.height)
      picture.alpha = 0
    } completion: { _ in
      picture.removeFromSuperview()
      self.view.isUserInteractionEnabled = true
      completion()
    }
  }

  /// Replaces what knows of the pages and of what was typed: the web view, the overlay, the address bar, and the home
  /// screen with its button.
  private func forget() {
    webViewController.reset()
    dataStore.removeEverything()
    webViewContainer.isHidden = true
    overlay.dismiss()
    overlayView.removeFromSuperview()
    overlayView = OverlayView()
    setUpOverlay()
    collapse = BarCollapse()
    urlBar.removeFromSuperview()
    urlBar = URLBar()
    setUpURLBar()
    homeView?.removeFromSuperview()
    setUpHome()
    showCollapse()
    showToolbar(animated: false)
    show(animated: false)
    view.layoutIfNeeded()
  }
}
