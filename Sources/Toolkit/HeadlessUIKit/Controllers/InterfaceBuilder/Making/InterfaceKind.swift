import Foundation

/// The objects that an element of a name can be, and how they are made.
@MainActor
struct InterfaceKind {
  let className: String
  let isFitting: (AnyClass) -> Bool
  /// Makes an object of a class; `nil` for the kind's own class.
  let make: (AnyClass?, InterfaceCoder) -> AnyObject

  static func named(_ name: String) -> InterfaceKind? { all[name] }

  static var names: [String] { all.keys.sorted() }

  /// Whether elements of a name are controllers, which are made by scenes alone.
  static func isController(_ name: String) -> Bool { controllers[name] != nil }

  private static let all: [String: InterfaceKind] = {
    var all: [String: InterfaceKind] = [:]
    for (name, type) in views { all[name] = view(type) }
    for (name, type) in controllers { all[name] = controller(type) }
    for (name, kind) in others { all[name] = kind }
    return all
  }()

  private static let views: [String: UIView.Type] = [
    "view": UIView.self, "label": UILabel.self, "button": UIButton.self, "imageView": UIImageView.self,
    "textField": UITextField.self, "textView": UITextView.self, "switch": UISwitch.self,
    "slider": UISlider.self, "segmentedControl": UISegmentedControl.self, "stepper": UIStepper.self,
    "progressView": UIProgressView.self, "activityIndicatorView": UIActivityIndicatorView.self,
    "pageControl": UIPageControl.self, "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self,
    "searchBar": UISearchBar.self, "scrollView": UIScrollView.self, "stackView": UIStackView.self,
    "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
    "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self, "containerView": UIView.self,
    "navigationBar": UINavigationBar.self, "toolbar": UIToolbar.self, "tabBar": UITabBar.self,
    "visualEffectView": UIVisualEffectView.self, "wkWebView": WKWebView.self, "control": UIControl.self,
    "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
  ]

  private static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
  ]

  private static func view(_ type: UIView.Type) -> InterfaceKind {
    InterfaceKind(
      className: "\(type)", isFitting: { isClass($0, below: type) },
      make: { found, coder in (found as? UIView.Type ?? type).init(coder: coder) ?? UIView(frame: .zero) })
  }

  private static func controller(_ type: UIViewController.Type) -> InterfaceKind {
    InterfaceKind(
      className: "\(type)", isFitting: { isClass($0, below: type) },
      make: { found, coder in
        (found as? UIViewController.Type ?? type).init(coder: coder) ?? UIViewController()
      })
  }

  private static let others: [String: InterfaceKind] = [
    "tapGestureRecognizer": recognizer { UITapGestureRecognizer() },
    "panGestureRecognizer": recognizer { UIPanGestureRecognizer() },
    "pongPressGestureRecognizer": recognizer { UILongPressGestureRecognizer() },
    "longPressGestureRecognizer": recognizer { UILongPressGestureRecognizer() },
    "swipeGestureRecognizer": recognizer { UISwipeGestureRecognizer() },
    "pinchGestureRecognizer": recognizer { UIPinchGestureRecognizer() },
    "rotationGestureRecognizer": recognizer { UIRotationGestureRecognizer() },
    "navigationItem": object("UINavigationItem") { _ in UINavigationItem(title: nil) },
    "tabBarItem": object("UITabBarItem") { _ in UITabBarItem(title: nil, image: nil, tag: 0) },
    "barButtonItem": object("UIBarButtonItem") { UIBarButtonItem.make($0) },
    "collectionViewFlowLayout": layout(UICollectionViewFlowLayout.self),
    "collectionViewLayout": layout(UICollectionViewLayout.self),
  ]

  private static func recognizer(_ make: @escaping @MainActor () -> UIGestureRecognizer) -> InterfaceKind {
    object("UIGestureRecognizer") { _ in make() }
  }

  /// A kind whose objects are always of one class.
  private static func object(
    _ className: String, _ make: @escaping @MainActor (InterfaceCoder) -> AnyObject
  ) -> InterfaceKind {
    InterfaceKind(className: className, isFitting: { _ in false }, make: { make($1) })
  }

  private static func layout(_ type: UICollectionViewLayout.Type) -> InterfaceKind {
    InterfaceKind(
      className: "\(type)", isFitting: { isClass($0, below: UICollectionViewLayout.self) },
      make: { found, coder in
        (found as? UICollectionViewLayout.Type ?? type).init(coder: coder) ?? UICollectionViewFlowLayout()
      })
  }
}

/// Returns whether a class is another one or a subclass of it.
private func isClass(_ type: AnyClass, below other: AnyClass) -> Bool {
  sequence(first: type) { _getSuperclass($0) }.contains { $0 == other }
}
