import Foundation

/// How long animations take, in seconds.
public enum FocusTiming {
  /// The address bar between reading and editing, and between its full and its collapsed size.
  public static let urlBarTransition: TimeInterval = 0.2
  public static let overlay: TimeInterval = 0.25
  /// A button of the overlay that is touched or let go.
  public static let searchButton: TimeInterval = 0.1
  public static let toolbarFade: TimeInterval = 0.25
  public static let progress: TimeInterval = 0.25
  /// Each half of the animation that erases.
  public static let erase: TimeInterval = 0.15
  public static let toastFade: TimeInterval = 0.3
  /// How long a toast stays.
  public static let toastStay: TimeInterval = 1.5
  /// Each half of the splash's leaving.
  public static let splash: TimeInterval = 0.25
}
