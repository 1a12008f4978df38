import Foundation

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
