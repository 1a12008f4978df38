import Foundation

extension UIScrollView {
  /// When the safe area counts as an inset.
  public enum ContentInsetAdjustmentBehavior: String, Hashable, Sendable, CaseIterable {
    /// At the top and the bottom, and at the sides where the content scrolls sideways.
    case automatic
    /// At the edges that the content scrolls to.
    case scrollableAxes
    case never
    case always
  }

  /// When dragging takes the keyboard away.
  public enum KeyboardDismissMode: String, Hashable, Sendable, CaseIterable {
    case none
    case onDrag
    /// The finger pulls the keyboard down; here it goes at once, as with ``onDrag``.
    case interactive
    case onDragWithAccessory
    case interactiveWithAccessory
  }

  /// The color of indicators.
  public enum IndicatorStyle: String, Hashable, Sendable {
    case `default`
    case black
    case white
  }

  /// The insets of both indicators.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// Shows the indicators for a moment; they are not drawn, so nothing happens.
  public func flashScrollIndicators() {}
}
