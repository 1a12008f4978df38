import Foundation

extension UISheetPresentationController {
  /// Lets the card follow the finger, and come to rest when the finger leaves it.
  func panDidChange() {
    switch pan.state {
    case .began, .changed: drag(to: pan.translation(in: containerView).y)
    case .ended: endDragging(velocity: pan.velocity(in: containerView).y)
    case .cancelled: drag(to: 0)
    case .possible, .failed: break
    }
  }

  /// Upwards the card goes no further than its largest detent.
  private func drag(to offset: CGFloat) {
    let highest = (rests.last?.height ?? selectedHeight) - selectedHeight
    dragOffset = max(-highest, offset)
    containerView?.setNeedsLayout()
  }

  /// Goes on for a tenth of a second with the finger's velocity, and rests at the nearest detent from there. Less than
  /// half of the smallest one is a wish to dismiss.
  private func endDragging(velocity: CGFloat) {
    let height = selectedHeight - dragOffset - velocity * 0.1
    let wantsDismissal = height < (rests.first?.height ?? selectedHeight) / 2
    drag(to: 0)
    if wantsDismissal { return _ = dismissByUser() }
    let nearest = rests.min { abs($0.height - height) < abs($1.height - height) }
    guard let nearest, nearest.height != selectedHeight else { return }
    selectedDetentIdentifier = nearest.identifier
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}
