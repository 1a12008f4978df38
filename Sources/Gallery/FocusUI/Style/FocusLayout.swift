import FocusModel
import Foundation

/// Distances and sizes, in points unless they are shares or opacities.
enum FocusLayout {
  /// The height of the bar with the address.
  static let urlBarHeight: CGFloat = CGFloat(BarCollapse.urlBarHeight)
  /// The height of the collapsed bar with the address.
  static let collapsedURLBarHeight: CGFloat = CGFloat(BarCollapse.collapsedHeight)
  /// The height of the bar with the four buttons.
  static let toolbarHeight: CGFloat = CGFloat(BarCollapse.toolbarHeight)
  /// The space beside a row of the overlay.
  static let searchButtonInset: CGFloat = 15
  /// The radius of the field's corners.
  static let cornerRadius: CGFloat = 2
  /// The space around the field.
  static let urlBarMargin: CGFloat = 8
  /// The space beside the lock.
  static let lockInset: CGFloat = 6
  /// The height of a row of the overlay.
  static let overlayRowHeight: CGFloat = 56
  /// The distance of a toast from the bottom or from the keyboard.
  static let toastDistance: CGFloat = 24
  /// The height of the area behind the address at home, as a share of the screen's height.
  static let urlBarContainerShare: CGFloat = 0.6
  /// The width of each of the four buttons in the bar with the address, as a share of the bar's
  /// width.
  static let toolsetButtonShare: CGFloat = 0.08
  /// The opacity of a disabled button of the toolbar.
  static let disabledOpacity: CGFloat = 0.3
}

/// The durations of animations, in seconds.
enum FocusTiming {
  /// The change of the address bar between reading and editing, and between its full and its
  /// collapsed size.
  static let urlBarTransition: TimeInterval = 0.2
  /// The fade of the overlay.
  static let overlay: TimeInterval = 0.25
  /// The fade of a touched button of the overlay.
  static let searchButton: TimeInterval = 0.1
  /// The fade of the toolbar.
  static let toolbarFade: TimeInterval = 0.25
  /// The fade of the progress bar.
  static let progress: TimeInterval = 0.25
  /// Each half of the animation of an erase.
  static let erase: TimeInterval = 0.15
  /// The fade of a toast.
  static let toastFade: TimeInterval = 0.3
  /// The time between the fades of a toast.
  static let toastStay: TimeInterval = 1.5
  /// Each half of the animation of the splash.
  static let splash: TimeInterval = 0.25
}
