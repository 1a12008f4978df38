import HeadlessUIKit

/// The constraints of the browser that come and go.
struct BrowserConstraints {
  /// The address bar in its place at home.
  var home: NSLayoutConstraint?
  /// The address bar at the top, where it moves up as it collapses.
  var top: NSLayoutConstraint?
  /// The toolbar at the bottom, where it moves down.
  var toolbar: NSLayoutConstraint?
  /// The page above the toolbar.
  var aboveToolbar: NSLayoutConstraint?
  /// The page down to the bottom.
  var aboveBottom: NSLayoutConstraint?
}
