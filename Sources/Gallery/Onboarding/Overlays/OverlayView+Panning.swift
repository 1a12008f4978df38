import Foundation
import HeadlessUIKit

extension OverlayView {
  /// Lets a finger tug at the overlay, which springs back.
  func addPanGesture() {
    let gesture = UIPanGestureRecognizer()
    gesture.addAction { [weak self] gesture in
      if let gesture = gesture as? UIPanGestureRecognizer { self?.panDidChange(gesture) }
    }
    addGestureRecognizer(gesture)
  }

  private func panDidChange(_ gesture: UIPanGestureRecognizer) {
    switch gesture.state {
    case .began, .changed: follow(gesture.translation(in: self))
    case .ended, .cancelled, .failed:
      tug?.end(in: self)
      tug = nil
    case .possible: break
    }
  }

  private func follow(_ translation: CGPoint) {
    if tug == nil, let band = RubberBand(locking: translation) { tug = OverlayTug(self, band: band) }
    tug?.follow(translation)
  }
}
