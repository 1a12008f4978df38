import Foundation

/// Plain objects of classes of Foundation and UIKit, which exist in place of values that are not compiled here.
enum PlainObjects {
  /// Returns an object of a class; `nil` for other types, and for those of UIKit off the main thread.
  static func make(_ type: Any.Type) -> Any? {
    let key = ObjectIdentifier(type)
    if let make = ofFoundation[key] { return make() }
    guard UITraitCollection.isMain else { return nil }
    nonisolated(unsafe) var object: Any?
    MainActor.assumeIsolated { object = ofUIKit[key]?() ?? ofSubclass(type) }
    return object
  }

  /// An object of an app's class, by an initializer that the toolkit requires of subclasses.
  @MainActor private static func ofSubclass(_ type: Any.Type) -> Any? {
    switch type {
    case let type as UITableViewCell.Type: type.init(dequeuedFor: "")
    case let type as UITableViewHeaderFooterView.Type: type.init(dequeuedFor: "")
    case let type as UICollectionReusableView.Type: type.init(dequeuedFor: "", frame: .zero)
    case let type as UIView.Type: type.init(coder: NSCoder())
    case let type as UIViewController.Type: type.init(coder: NSCoder())
    case let type as UICollectionViewLayout.Type: type.init(coder: NSCoder())
    default: nil
    }
  }

  private static let ofFoundation: [ObjectIdentifier: @Sendable () -> Any] = [
    ObjectIdentifier(NSObject.self): { NSObject() }, ObjectIdentifier(NSString.self): { NSString() },
    ObjectIdentifier(NSMutableString.self): { NSMutableString(string: "") },
    ObjectIdentifier(NSNumber.self): { NSNumber(value: 0) }, ObjectIdentifier(NSArray.self): { NSArray() },
    ObjectIdentifier(NSDictionary.self): { NSDictionary() },
    ObjectIdentifier(NSMutableArray.self): { NSMutableArray() },
    ObjectIdentifier(NSMutableDictionary.self): { NSMutableDictionary() },
    ObjectIdentifier(NSAttributedString.self): { NSAttributedString(string: "") },
    ObjectIdentifier(NSMutableAttributedString.self): {
      NSMutableAttributedString(string: "")
    },
    ObjectIdentifier(DateFormatter.self): { DateFormatter() },
    ObjectIdentifier(NumberFormatter.self): { NumberFormatter() },
    ObjectIdentifier(Bundle.self): { Bundle.main },
    ObjectIdentifier(UserDefaults.self): { UserDefaults.standard },
    ObjectIdentifier(NotificationCenter.self): { NotificationCenter.default },
    ObjectIdentifier(FileManager.self): { FileManager.default },
  ]

  @MainActor private static let ofUIKit: [ObjectIdentifier: @MainActor () -> Any] = [
    ObjectIdentifier(UIView.self): { UIView() }, ObjectIdentifier(UILabel.self): { UILabel() },
    ObjectIdentifier(UIButton.self): { UIButton(type: .system) },
    ObjectIdentifier(UIImageView.self): { UIImageView() },
    ObjectIdentifier(UIStackView.self): { UIStackView() },
    ObjectIdentifier(UIScrollView.self): { UIScrollView() },
    ObjectIdentifier(UITextField.self): { UITextField() },
    ObjectIdentifier(UITextView.self): { UITextView() },
    ObjectIdentifier(UISwitch.self): { UISwitch() }, ObjectIdentifier(UISlider.self): { UISlider() },
    ObjectIdentifier(UIControl.self): { UIControl() },
    ObjectIdentifier(UIProgressView.self): { UIProgressView() },
    ObjectIdentifier(UISegmentedControl.self): { UISegmentedControl() },
    ObjectIdentifier(UIPageControl.self): { UIPageControl() },
    ObjectIdentifier(UIStepper.self): { UIStepper() },
    ObjectIdentifier(UISearchBar.self): { UISearchBar() },
    ObjectIdentifier(UIRefreshControl.self): { UIRefreshControl() },
    ObjectIdentifier(UIActivityIndicatorView.self): { UIActivityIndicatorView() },
    ObjectIdentifier(UITableView.self): { UITableView() },
    ObjectIdentifier(UICollectionView.self): {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    },
    ObjectIdentifier(UICollectionViewFlowLayout.self): { UICollectionViewFlowLayout() },
    ObjectIdentifier(UICollectionViewLayout.self): { UICollectionViewFlowLayout() },
    ObjectIdentifier(UITableViewCell.self): { UITableViewCell() },
    ObjectIdentifier(UICollectionViewCell.self): { UICollectionViewCell() },
    ObjectIdentifier(UICollectionReusableView.self): { UICollectionReusableView() },
    ObjectIdentifier(UITableViewHeaderFooterView.self): {
      UITableViewHeaderFooterView(reuseIdentifier: nil)
    },
    ObjectIdentifier(UIBarButtonItem.self): { UIBarButtonItem() },
    ObjectIdentifier(UITabBarItem.self): {
      UITabBarItem(title: nil, image: nil, tag: 0)
    },
    ObjectIdentifier(UINavigationItem.self): { UINavigationItem(title: "") },
    ObjectIdentifier(UIViewController.self): { UIViewController() },
    ObjectIdentifier(UINavigationController.self): { UINavigationController() },
    ObjectIdentifier(UITableViewController.self): { UITableViewController() },
    ObjectIdentifier(UIColor.self): { UIColor.label },
    ObjectIdentifier(UIFont.self): { UIFont.systemFont(ofSize: UIFont.systemFontSize) },
    ObjectIdentifier(UIImage.self): { UIImage() },
    ObjectIdentifier(UIWindow.self): { UIWindow() },
  ]
}
