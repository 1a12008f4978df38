/// The classes of UIKit that apps extend, with their superclasses.
package enum ToolkitClasses {
  /// Returns the superclasses of a UIKit class, nearest first; empty for a class that is not listed.
  static func ancestors(of name: String) -> [String] {
    Array(sequence(first: name, next: { parents[$0] }).dropFirst())
  }

  /// Whether the class is UIKit's or `NSObject`.
  package static func isKnown(_ name: String) -> Bool { name == "NSObject" || parents[name] != nil }

  private static let parents: [String: String] = {
    var parents: [String: String] = [:]
    for (parent, children) in families {
      for child in children { parents[child] = parent }
    }
    return parents
  }()

  private static let families: [(parent: String, children: [String])] = [
    (
      "NSObject",
      [
        "UIResponder", "CALayer", "CAAnimation", "UIGestureRecognizer", "UIBarItem", "UICollectionViewLayout",
        "UICollectionViewLayoutAttributes", "UICollectionViewLayoutInvalidationContext",
      ]
    ),
    ("UIResponder", ["UIView", "UIViewController", "UIApplication"]),
    (
      "UIView",
      [
        "UIWindow", "UILabel", "UIImageView", "UIControl", "UIScrollView", "UIStackView", "UITableViewCell",
        "UITableViewHeaderFooterView", "UICollectionReusableView", "UINavigationBar", "UITabBar", "UIToolbar",
        "UISearchBar", "UIProgressView", "UIActivityIndicatorView", "UIPickerView", "UIVisualEffectView",
        "WKWebView",
      ]
    ),
    (
      "UIControl",
      [
        "UIButton", "UITextField", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl",
        "UIDatePicker", "UIRefreshControl",
      ]
    ),
    ("UITextField", ["UISearchTextField"]),
    ("UIScrollView", ["UITableView", "UICollectionView", "UITextView"]),
    ("UICollectionReusableView", ["UICollectionViewCell"]),
    ("UICollectionViewCell", ["UICollectionViewListCell"]),
    (
      "UIViewController",
      [
        "UINavigationController", "UITabBarController", "UISplitViewController", "UITableViewController",
        "UICollectionViewController", "UIPageViewController", "UIAlertController", "UISearchController",
        "UIActivityViewController", "AVPlayerViewController", "PHPickerViewController",
        "SFSafariViewController", "SKStoreProductViewController", "UIColorPickerViewController",
        "UIDocumentPickerViewController", "UIFontPickerViewController",
      ]
    ),
    (
      "UINavigationController",
      ["MFMailComposeViewController", "MFMessageComposeViewController", "UIImagePickerController"]
    ),
    ("CAAnimation", ["CAPropertyAnimation", "CAAnimationGroup", "CATransition"]),
    ("CAPropertyAnimation", ["CABasicAnimation", "CAKeyframeAnimation"]),
    ("CABasicAnimation", ["CASpringAnimation"]),
    ("UICollectionViewLayoutInvalidationContext", ["UICollectionViewFlowLayoutInvalidationContext"]),
    ("CALayer", ["CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAScrollLayer", "CAReplicatorLayer"]),
    ("UICollectionViewLayout", ["UICollectionViewFlowLayout", "UICollectionViewCompositionalLayout"]),
    (
      "UIGestureRecognizer",
      [
        "UITapGestureRecognizer", "UIPanGestureRecognizer", "UILongPressGestureRecognizer",
        "UISwipeGestureRecognizer", "UIPinchGestureRecognizer", "UIRotationGestureRecognizer",
      ]
    ),
  ]
}
