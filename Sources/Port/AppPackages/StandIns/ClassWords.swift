/// What the name of a class says about its superclass.
enum ClassWords {
  /// The ends of names with the classes of UIKit that they mean, the longer ones first.
  private static let endings: [(ending: String, parent: String)] = [
    ("TableViewHeaderFooterView", "UITableViewHeaderFooterView"),
    ("CollectionViewFlowLayout", "UICollectionViewFlowLayout"),
    ("CollectionReusableView", "UICollectionReusableView"),
    ("NavigationController", "UINavigationController"),
    ("CollectionViewController", "UICollectionViewController"),
    ("TableViewController", "UITableViewController"),
    ("CollectionViewCell", "UICollectionViewCell"), ("TabBarController", "UITabBarController"),
    ("CollectionViewLayout", "UICollectionViewLayout"), ("SplitViewController", "UISplitViewController"),
    ("PageViewController", "UIPageViewController"), ("TableViewCell", "UITableViewCell"),
    ("ViewController", "UIViewController"), ("GestureRecognizer", "UIGestureRecognizer"),
    ("SegmentedControl", "UISegmentedControl"), ("CollectionView", "UICollectionView"),
    ("NavigationBar", "UINavigationBar"), ("BarButtonItem", "UIBarButtonItem"),
    ("PageControl", "UIPageControl"),
    ("ProgressView", "UIProgressView"), ("ScrollView", "UIScrollView"), ("SearchBar", "UISearchBar"),
    ("StackView", "UIStackView"), ("TableView", "UITableView"), ("TextField", "UITextField"),
    ("ImageView", "UIImageView"), ("TextView", "UITextView"), ("WebView", "WKWebView"),
    ("Control", "UIControl"), ("Button", "UIButton"), ("Slider", "UISlider"), ("Switch", "UISwitch"),
    ("Label", "UILabel"), ("Cell", "UITableViewCell"), ("View", "UIView"),
  ]

  /// The classes of Apple's frameworks that are view controllers, though their names do not say so.
  private static let controllers: Set<String> = ["UIHostingController"]

  /// Returns the superclass that a name means; `nil` if it means none.
  static func parent(of name: String) -> String? {
    if controllers.contains(name) { return "UIViewController" }
    return endings.first { name.hasSuffix($0.ending) }?.parent
  }

  /// Returns the superclass of a class by its name, else by the names of its subclasses.
  ///
  /// A cell of a collection view may only be called a cell, so subclasses count together with the class.
  static func parent(of name: String, subclasses: some Sequence<String>) -> String {
    let own = parent(of: name)
    let below = subclasses.sorted().compactMap(parent)
    if let own, own != "UITableViewCell" || name.hasSuffix("TableViewCell") { return own }
    return below.first { $0 == "UICollectionViewCell" } ?? own ?? below.first ?? "NSObject"
  }

  /// Whether a name is that of a protocol by custom.
  static func isOfProtocol(_ name: String) -> Bool {
    ["Delegate", "DataSource", "Protocol", "able", "Type", "Convertible"].contains { name.hasSuffix($0) }
  }
}
