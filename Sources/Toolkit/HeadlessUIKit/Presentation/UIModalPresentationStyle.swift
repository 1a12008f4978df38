/// How a presented controller lies over what was there.
public enum UIModalPresentationStyle: String, Hashable, Sendable {
  /// UIKit's choice: a page sheet.
  case automatic
  /// Keeps the style as it is, as an answer about adapting.
  case none
  /// Over the whole window; what it covers is taken out.
  case fullScreen
  /// A sheet as large as a page, or from the bottom of a narrow window.
  case pageSheet
  /// A small sheet in the middle, or from the bottom of a narrow window.
  case formSheet
  /// Over the closest controller that defines a presentation context; what it covers is taken out.
  case currentContext
  /// The way of the transitioning delegate's presentation controller.
  case custom
  /// Over the whole window; what it covers stays visible.
  case overFullScreen
  /// Over the closest controller that defines a presentation context; what it covers stays visible.
  case overCurrentContext
  /// A box with an arrow next to what it is about; in a narrow window a sheet.
  case popover
}

/// How a presented controller comes and goes; the toolkit shows only where it has come to.
public enum UIModalTransitionStyle: String, Hashable, Sendable {
  case coverVertical
  case flipHorizontal
  case crossDissolve
  case partialCurl
}

extension UIModalPresentationStyle {
  var keepsPresenterVisible: Bool { self != .fullScreen && self != .currentContext }
  /// Whether the presented controller decides on the interface's orientation.
  var fillsScreen: Bool { self == .fullScreen || self == .overFullScreen }
  var isInCurrentContext: Bool { self == .currentContext || self == .overCurrentContext }
}
