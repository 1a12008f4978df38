import Foundation

/// The visible bars of a container, and whether they are translucent.
struct ContentBars {
  /// The bar at the top: its height in points, and whether it is translucent.
  var top: (height: CGFloat, isTranslucent: Bool)?
  /// The bar at the bottom.
  var bottom: (height: CGFloat, isTranslucent: Bool)?
}

extension UIViewController {
  /// Positions the view in a container's bounds. Bars that the view extends under add to its safe
  /// area; the view ends at the other bars, which in turn begin at the edge of `insets`, the
  /// container's safe area.
  ///
  /// UIKit documents the rule with ``edgesForExtendedLayout`` and
  /// ``extendedLayoutIncludesOpaqueBars``; the tests of layoutBox/PinLayout assert the frame below
  /// an opaque bar.
  func placeContent(in bounds: CGRect, within insets: UIEdgeInsets, among bars: ContentBars) {
    var (frame, added) = (bounds, UIEdgeInsets.zero)
    if let bar = bars.top {
      if reaches(.top, below: bar.isTranslucent) {
        added.top = bar.height
      } else {
        frame.origin.y += insets.top + bar.height
        frame.size.height -= insets.top + bar.height
      }
    }
    if let bar = bars.bottom {
      if reaches(.bottom, below: bar.isTranslucent) {
        added.bottom = bar.height
      } else {
        frame.size.height -= insets.bottom + bar.height
      }
    }
    viewIfLoaded?.frame = frame
    barInsets = added
  }

  private func reaches(_ edge: UIRectEdge, below isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}
