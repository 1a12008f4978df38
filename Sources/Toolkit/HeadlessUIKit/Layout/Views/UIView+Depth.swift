// Layout, drawing and hit tests visit a view hierarchy level by level, so too many levels overflow the
// stack, in UIKit as here. UIKit has no limit and crashes: the main thread of an iOS app has a stack of 1
// MiB (Apple's Threading Programming Guide), an eighth of a Linux program's.
extension UIView {
  /// The most levels of a view hierarchy, the root included.
  static let mostLevels = 1000

  /// The number of levels that the hierarchy would have with `view` below this one; `nil` if they are not
  /// too many.
  func depthTaking(_ view: UIView) -> Int? {
    let above = sequence(first: self, next: \.superview).reduce(0) { count, _ in count + 1 }
    guard above + view.layoutState.greatestHeight > Self.mostLevels else { return nil }
    // Views that have left may still be counted.
    view.layoutState.greatestHeight = view.height
    let levels = above + view.layoutState.greatestHeight
    return levels > Self.mostLevels ? levels : nil
  }

  /// Records the levels of a new subview in this view and its superviews.
  func raiseGreatestHeight(with subview: UIView) {
    var height = subview.layoutState.greatestHeight
    for view in sequence(first: self, next: \.superview) {
      height += 1
      // If this view's height suffices, so does that of its superviews.
      guard view.layoutState.greatestHeight < height else { return }
      view.layoutState.greatestHeight = height
    }
  }

  /// Why a view cannot be added.
  func tooDeepReason(below parent: UIView, at depth: Int) -> String {
    "Can't add \(layoutName) to \(parent.layoutName): the view hierarchy would be \(depth) levels deep. UIKit overflows "
      + "the stack of a phone's main thread before that; here the limit is \(Self.mostLevels) levels."
  }

  /// The number of levels of the view and its descendants.
  private var height: Int {
    var level = [self]
    var height = 0
    while !level.isEmpty {
      height += 1
      level = level.flatMap(\.subviews)
    }
    return height
  }
}
