import Foundation

/// Where a sheet lies in its container.
///
/// In a narrow window a sheet stands at the bottom; a large one reaches up to 10 points below the safe area. In a low
/// window it covers everything, unless it prefers to be a card. In a window that is wide and high it stands in the
/// middle: a form 540 by 620 points or as large as its content likes, a page 704 points wide and 44 points from top
/// and bottom, whatever its content likes (UIKit heeds `preferredContentSize` in form sheets and popovers).
struct SheetGeometry: Hashable, Sendable {
  var bounds: CGRect
  var safeArea: UIEdgeInsets
  var placement: Placement
  /// The size that the content would like; `zero` for no wish.
  var preferredSize: CGSize = .zero
  var followsPreferredWidth = false

  /// How a sheet stands in its container.
  enum Placement: Hashable, Sendable {
    case bottom
    case covering
    case form
    case page
  }

  static let topGap: CGFloat = 10
  static let formSize = CGSize(width: 540, height: 620)
  static let pageWidth: CGFloat = 704
  static let margin: CGFloat = 44

  /// The height of the sheet at its largest.
  var largeHeight: CGFloat {
    placement == .bottom ? bounds.height - safeArea.top - Self.topGap : boxSize.height
  }

  /// The sheet's frame; sheets that do not stand at the bottom have a height of their own.
  func frame(height: CGFloat) -> CGRect {
    guard placement == .bottom else {
      let size = boxSize
      return CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
    }
    let shown = min(height, largeHeight)
    return CGRect(x: bounds.midX - width / 2, y: bounds.maxY - shown, width: width, height: shown)
  }

  /// The width of a sheet at the bottom.
  private var width: CGFloat {
    let available = bounds.width - safeArea.left - safeArea.right
    return followsPreferredWidth && preferredSize.width > 0 ? min(available, preferredSize.width) : available
  }

  /// The size of a sheet in the middle.
  private var boxSize: CGSize {
    switch placement {
    case .covering, .bottom: bounds.size
    case .form: fitting(formSize)
    case .page: fitting(CGSize(width: Self.pageWidth, height: bounds.height))
    }
  }

  /// The size that the content likes, or a form's own for the sides of which it has no wish.
  private var formSize: CGSize {
    CGSize(
      width: preferredSize.width > 0 ? preferredSize.width : Self.formSize.width,
      height: preferredSize.height > 0 ? preferredSize.height : Self.formSize.height)
  }

  private func fitting(_ size: CGSize) -> CGSize {
    CGSize(
      width: min(size.width, bounds.width - 2 * Self.margin),
      height: min(size.height, bounds.height - 2 * Self.margin))
  }
}
