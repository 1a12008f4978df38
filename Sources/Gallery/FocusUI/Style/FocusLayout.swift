import FocusModel
import Foundation

/// Distances and sizes that several views keep to, in points.
enum FocusLayout {
  /// The height of the bar with the address.
  static let urlBarHeight: CGFloat = CGFloat(BarCollapse.urlBarHeight)
  /// The height of that bar once it is collapsed.
  static let collapsedURLBarHeight: CGFloat = CGFloat(BarCollapse.collapsedHeight)
  /// The height of the bar with the four buttons.
  static let toolbarHeight: CGFloat = CGFloat(BarCollapse.toolbarHeight)
  /// What is left beside a row of the overlay.
  static let searchButtonInset: CGFloat = 15
  /// The radius of the field's corners.
  static let cornerRadius: CGFloat = 2
  /// What is left around the field.
  static let urlBarMargin: CGFloat = 8
  /// What is left beside the lock.
  static let lockInset: CGFloat = 6
  /// The height of a row of the overlay.
  static let overlayRowHeight: CGFloat = 56
  /// How far above the bottom or the keyboard a toast is.
  static let toastDistance: CGFloat = 24
  /// How high the area behind the address is at home, as a share of the screen.
  static let urlBarContainerShare: CGFloat = 0.6
  /// How wide each of the four buttons is in the bar with the address, as a share of the bar.
  static let toolsetButtonShare: CGFloat = 0.08
  /// The opacity of a button of the toolbar that does nothing now.
  static let disabledOpacity: CGFloat = 0.3
}

/// How long animations take, in seconds.
enum FocusTiming {
  /// The address bar between reading and editing, and between its full and its collapsed size.
  static let urlBarTransition: TimeInterval = 0.2
  /// The overlay that comes and goes.
  static let overlay: TimeInterval = 0.25
  /// A button of the overlay that is touched or let go.
  static let searchButton: TimeInterval = 0.1
  /// The toolbar that comes and goes.
  static let toolbarFade: TimeInterval = 0.25
  /// The progress bar that comes and goes.
  static let progress: TimeInterval = 0.25
  /// Each half of the animation that erases.
  static let erase: TimeInterval = 0.15
  /// A toast that comes or goes.
  static let toastFade: TimeInterval = 0.3
  /// How long a toast stays.
  static let toastStay: TimeInterval = 1.5
  /// Each half of the splash's leaving.
  static let splash: TimeInterval = 0.25
}
