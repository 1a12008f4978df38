import HeadlessUIKit

/// The constraints of the browser that come and go.
struct BrowserConstraints {
  /// The address bar in its place at home.
  var home: NSLayoutConstraint?
  /// The address bar at the top, where it moves up as it collapses.
  var top: NSLayoutConstraint?
  /// The toolbar's top above the bottom of the safe area, where it moves down.
  var toolbarTop: NSLayoutConstraint?
  /// The toolbar's bottom at the bottom of the screen, where it moves along.
  var toolbarBottom: NSLayoutConstraint?
  /// The page above the toolbar.
  var aboveToolbar: NSLayoutConstraint?
  /// The page down to the bottom.
  var aboveBottom: NSLayoutConstraint?
}
