/// Hears what the user takes from the overlay.
@MainActor
protocol OverlayViewDelegate: AnyObject {
  /// Hears of a touch beside the rows.
  func overlayViewDidTouchEmptyArea(_ overlayView: OverlayView)
  /// Hears that a text is searched for, even if it is an address.
  func overlayView(_ overlayView: OverlayView, didSearchForQuery query: String)
  /// Hears that what was copied is to be loaded.
  func overlayView(_ overlayView: OverlayView, didSubmitText text: String)
}
