import Foundation

extension UINavigationBar {
  /// The height of a large title in points.
  static let largeTitleHeight: CGFloat = 52

  /// The height below the buttons, for a large title and a search bar.
  var extraHeight: CGFloat { (showsLargeTitle ? Self.largeTitleHeight : 0) + (searchBar?.barHeight ?? 0) }

  /// Whether the top item's title is large, as the topmost item decides whose display mode is not
  /// automatic.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
    let mode = items?.reversed().map(\.largeTitleDisplayMode).first { $0 != .automatic }
    return mode != .never
  }

  /// Positions the buttons at the sides, 16 points from the edge and 8 from each other, and the
  /// title in the middle of the remaining space; mirrored in right-to-left languages.
  func layoutItems() {
    let height = bounds.height - extraHeight
    if let searchBar {
      searchBar.frame = CGRect(
        x: 0, y: bounds.height - searchBar.barHeight, width: bounds.width, height: searchBar.barHeight)
    }
    var left = 16 + safeAreaInsets.left
    var right = bounds.width - 16 - safeAreaInsets.right
    // Before the buttons are measured, because the title affects the back button's width.
    leftViews.first.map(shortenBackTitle)
    for entry in leftViews where entry.item.systemItem != .flexibleSpace {
      let size = entry.item.size(in: self, of: entry.view)
      place(entry.view, size, x: left, height: height)
      left += size.width + 8
    }
    for entry in rightViews where entry.item.systemItem != .flexibleSpace {
      let size = entry.item.size(in: self, of: entry.view)
      place(entry.view, size, x: right - size.width, height: height)
      right -= size.width + 8
    }
    layoutTitle(between: left, and: right, height: height)
  }

  private func layoutTitle(between left: CGFloat, and right: CGFloat, height: CGFloat) {
    layoutCentered(titleLabel, titleLabel.intrinsicContentSize, between: left, and: right, height: height)
    if let titleView {
      let intrinsic = titleView.intrinsicContentSize
      let size = CGSize(
        width: intrinsic.width >= 0 ? intrinsic.width : titleView.bounds.width,
        height: min(height, intrinsic.height >= 0 ? intrinsic.height : titleView.bounds.height))
      layoutCentered(titleView, size, between: left, and: right, height: height)
    }
    let margin = 16 + safeAreaInsets.left
    let large = largeTitleLabel.intrinsicContentSize
    let width = min(large.width, max(0, bounds.width - 2 * margin))
    largeTitleLabel.frame = mirrored(CGRect(x: margin, y: height + 3, width: width, height: large.height))
  }

  private func layoutCentered(
    _ view: UIView, _ size: CGSize, between left: CGFloat, and right: CGFloat, height: CGFloat
  ) {
    let width = min(size.width, max(0, right - left))
    let x = min(max((bounds.width - width) / 2, left), right - width)
    view.frame = mirrored(CGRect(x: x, y: (height - size.height) / 2, width: width, height: size.height))
  }

  private func place(_ view: UIView?, _ size: CGSize, x: CGFloat, height: CGFloat) {
    let shown = min(size.height, height)
    view?.frame = mirrored(CGRect(x: x, y: (height - shown) / 2, width: size.width, height: shown))
  }

  /// Gives the back button the longest title with which the bar's title and all buttons fit,
  /// otherwise the narrowest one.
  private func shortenBackTitle(of back: BarView) {
    guard let button = back.view as? UIButton, let narrowest = back.backTitles.last else { return }
    let others = (leftViews.dropFirst() + rightViews).filter { $0.item.systemItem != .flexibleSpace }
    let taken = others.map { $0.item.size(in: self, of: $0.view).width + 8 }.reduce(0, +)
    // 16 points at each edge, and 8 between the back button and the title.
    let room = bounds.width - 40 - safeAreaInsets.left - safeAreaInsets.right - taken - titleWidth
    let title = back.backTitles.first { $0.width <= max(room, narrowest.width) } ?? narrowest
    if button.currentTitle != title.text { back.item.title = title.text }
  }

  /// The width of the title if all of it is visible. A view without an intrinsic width takes the
  /// remaining space.
  private var titleWidth: CGFloat {
    max(0, (titleView ?? titleLabel).intrinsicContentSize.width)
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
