import Foundation

/// The heights of bars in points, without the safe area.
@MainActor
enum BarHeight {
  /// The height of a tab bar.
  static let tabs: CGFloat = 49

  /// The height of a row of buttons in a navigation bar or a toolbar: 44 points; 50 on a tablet,
  /// and 32 on a phone in landscape.
  static var buttons: CGFloat {
    let traits = UIScreen.main.traitCollection
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact ? 32 : 44
  }
}

/// A bar that takes any width and is as high as its rows.
@MainActor
protocol BarSizing: UIView {
  /// The height of the bar in points.
  var barHeight: CGFloat { get }
}

extension BarSizing {
  /// The intrinsic size of the bar, which has no intrinsic width.
  var barSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: barHeight) }

  /// Returns the size of the bar in a size's width.
  func barSize(in size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight) }
}

extension UINavigationBar: BarSizing {
  var barHeight: CGFloat { BarHeight.buttons + extraHeight }
}

extension UIToolbar: BarSizing {
  var barHeight: CGFloat { BarHeight.buttons }
}

extension UITabBar: BarSizing {
  var barHeight: CGFloat { BarHeight.tabs }
}

extension UISearchBar: BarSizing {}
