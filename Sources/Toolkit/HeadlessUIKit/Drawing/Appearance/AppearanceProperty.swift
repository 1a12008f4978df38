import Foundation

/// A property of views that an appearance proxy can set.
@MainActor
struct AppearanceProperty {
  /// Sets the property on a view that still has the default, if the proxy has another value.
  let apply: (_ look: UIView, _ view: UIView) -> Void

  private init(_ apply: @escaping (_ look: UIView, _ view: UIView) -> Void) { self.apply = apply }

  private init<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, isDefault: @escaping @MainActor (Value) -> Bool
  ) {
    self.init { look, view in
      guard let look = look as? View, let view = view as? View else { return }
      guard isDefault(view[keyPath: path]), !isDefault(look[keyPath: path]) else { return }
      view[keyPath: path] = look[keyPath: path]
    }
  }

  private static func optional<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value?>
  ) -> AppearanceProperty {
    AppearanceProperty(path) { $0 == nil }
  }

  private static func value<View: UIView, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<View, Value>, _ usual: Value
  ) -> AppearanceProperty {
    AppearanceProperty(path) { $0 == usual }
  }

  /// The properties, those of superclasses first.
  static let all: [AppearanceProperty] = ofViews + ofBars + ofControls + ofLists

  private static let ofViews: [AppearanceProperty] = [
    optional(\UIView.backgroundColor), tintColor, value(\UIView.alpha, 1),
    value(\UIView.overrideUserInterfaceStyle, .unspecified),
  ]
  /// The tint color. Every view has one, so a view's own tint color decides.
  private static let tintColor = AppearanceProperty { look, view in
    if view.ownTintColor == nil, let color = look.ownTintColor { view.tintColor = color }
  }
  private static let ofBars: [AppearanceProperty] = [
    optional(\UINavigationBar.barTintColor), optional(\UINavigationBar.titleTextAttributes),
    optional(\UINavigationBar.largeTitleTextAttributes), optional(\UINavigationBar.shadowImage),
    value(\UINavigationBar.isTranslucent, true), value(\UINavigationBar.prefersLargeTitles, false),
    value(\UINavigationBar.barStyle, .default), optional(\UINavigationBar.scrollEdgeAppearance),
    optional(\UINavigationBar.compactAppearance),
    AppearanceProperty(\UINavigationBar.standardAppearance) { !$0.isChanged },
    optional(\UITabBar.barTintColor), optional(\UITabBar.scrollEdgeAppearance),
    optional(\UITabBar.unselectedItemTintColor), value(\UITabBar.isTranslucent, true),
    AppearanceProperty(\UITabBar.standardAppearance) { !$0.isChanged }, optional(\UISearchBar.barTintColor),
    value(\UISearchBar.keyboardAppearance, .default),
  ]
  private static let ofControls: [AppearanceProperty] = [
    optional(\UISwitch.onTintColor), optional(\UISwitch.thumbTintColor),
    optional(\UISlider.minimumTrackTintColor), optional(\UISlider.thumbTintColor),
    optional(\UISegmentedControl.selectedSegmentTintColor), optional(\UIPageControl.pageIndicatorTintColor),
    optional(\UIPageControl.currentPageIndicatorTintColor),
    value(\UITextField.keyboardAppearance, .default), value(\UITextView.keyboardAppearance, .default),
    optional(\UIActivityIndicatorView.ownColor),
  ]
  private static let ofLists: [AppearanceProperty] = [
    optional(\UITableView.separatorColor),
    value(\UITableView.separatorStyle, .singleLine), value(\UITableViewCell.selectionStyle, .default),
    optional(\UITableViewCell.selectedBackgroundView),
  ]
}
