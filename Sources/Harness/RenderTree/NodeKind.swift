import UTF8Text

/// What a node is, for code that draws, audits or compares nodes; only this file compares names of classes.
///
///     RenderNode("UISwitch").kind    // .toggle, by the table
///     RenderNode("GoButton").kind    // .button, by a part of its name
///     RenderNode("CardView").kind    // .custom: an app's own class is a plain view
///
/// A kind follows from the type alone, since a golden has nothing else: a node that the stage renders
/// and the same node read from its golden are drawn and audited in the same way. So an app's `Knob` is
/// `custom`, even if it is a subclass of `UISlider`.
///
/// To add a kind, add its case; the compiler then requires its types, its look and other properties
/// in this file.
package enum NodeKind: String, Hashable, Sendable, CaseIterable {
  /// A screen of several windows, and a window.
  case screen, window
  /// Views that hold other views or are behind them; a `container` is UIKit's, a `systemPart` is private
  /// to it.
  case view, dimming, layer, stack, container, systemPart
  /// A view of an app's own class.
  case custom
  case label, image, progress, activityIndicator
  /// Controls with a title that are tapped; a bar button is in a navigation bar or a toolbar.
  case button, barButton, tabBarButton, alertAction, menuItem, segment
  case control, toggle, slider, stepper, segmentedControl, pageControl, datePicker, refreshControl
  /// The controls that a cell shows while its table is editing.
  case editControl, reorderControl
  case textField, searchField, textView, searchBar, keyboard, keyboardKey
  case navigationBar, tabBar, toolbar
  case scroll, table, collection, cell, cellContent, menu, picker, pickerColumn, webView
  /// The view of a controller of Apple's other frameworks, or of a picker of UIKit.
  case systemScreen
}

extension RenderNode {
  /// What the node is.
  package var kind: NodeKind { NodeKind(type: type) }
}

// The table of types.
extension NodeKind {
  /// Looks a type up in the table.
  ///
  ///     NodeKind(type: "UIStepper")    // .stepper
  ///
  /// A type that is not in the table is an app's: a field or a button if its name says so, otherwise a plain view.
  ///
  /// - Parameter type: A class without its module, such as `UIStepper`.
  package init(type: String) {
    self = Self.kinds[type] ?? Self.kind(byName: type)
  }

  private static let kinds = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { kind in kind.types.map { ($0, kind) } })

  private static func kind(byName type: String) -> NodeKind {
    if type.hasPrefix("_UI") { return .systemPart }
    if type.hasBytes(of: "TextField") { return .textField }
    return type.hasBytes(of: "Button") || type.hasBytes(of: "ActionView") ? .button : .custom
  }

  /// The toolkit's types of this kind.
  ///
  ///     NodeKind.window.types    // UIWindow, UITextEffectsWindow
  package var types: [String] {
    switch self {
    case .screen: ["UIScreen"]
    case .window: ["UIWindow", "UITextEffectsWindow"]
    case .view: ["UIView"]
    case .dimming: ["UIDimmingView"]
    case .layer:
      [
        "CALayer", "CAEmitterLayer", "CAGradientLayer", "CAReplicatorLayer", "CAScrollLayer", "CAShapeLayer",
        "CATextLayer", "CATransformLayer",
      ]
    case .stack: ["UIStackView"]
    case .container:
      [
        "DatePickerPopover", "NoRowView", "UIActivityHeaderView", "UICollectionReusableView",
        "UIContextMenuContainerView", "UIDropShadowView", "UIGrabber", "UIInputView", "UILayoutContainerView",
        "UIListContentView", "UIPopoverView", "UIReplicantView", "UISwipeActionPullView",
        "UISystemBackgroundView", "UITableViewHeaderFooterView", "UITransitionView", "UIVisualEffectView",
      ]
    case .systemPart: ["_UIBarBackground"]
    case .custom: []
    case .label: ["UILabel", "PickerRowLabel"]
    case .image: ["UIImageView"]
    case .progress: ["UIProgressView"]
    case .activityIndicator: ["UIActivityIndicatorView"]
    case .button: ["UIButton", "UISwipeActionStandardButton"]
    case .barButton: ["_UIButtonBarButton"]
    case .tabBarButton: ["UITabBarButton"]
    case .alertAction: ["_UIAlertControllerActionView"]
    case .menuItem: ["UIContextMenuItemView"]
    case .segment: ["UISegment"]
    case .control: ["UIControl"]
    case .toggle: ["UISwitch"]
    case .slider: ["UISlider"]
    case .stepper: ["UIStepper"]
    case .segmentedControl: ["UISegmentedControl"]
    case .pageControl: ["UIPageControl"]
    case .datePicker: ["UIDatePicker"]
    case .refreshControl: ["UIRefreshControl"]
    case .editControl: ["UITableViewCellEditControl"]
    case .reorderControl: ["UITableViewCellReorderControl"]
    case .textField: ["UITextField"]
    case .searchField: ["UISearchTextField"]
    case .textView: ["UITextView"]
    case .searchBar: ["UISearchBar"]
    case .keyboard: ["UIKeyboardView"]
    case .keyboardKey: ["UIKeyboardKey"]
    case .navigationBar: ["UINavigationBar"]
    case .tabBar: ["UITabBar"]
    case .toolbar: ["UIToolbar"]
    case .scroll: ["UIScrollView"]
    case .table: ["UITableView"]
    case .collection: ["UICollectionView"]
    case .cell: ["UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell"]
    case .cellContent: ["UITableViewCellContentView"]
    case .menu: ["UIContextMenuListView"]
    case .picker: ["UIPickerView"]
    case .pickerColumn: ["UIPickerColumnView"]
    case .webView: ["WKWebView"]
    case .systemScreen:
      [
        "AVPlayerViewController", "MFMailComposeViewController", "MFMessageComposeViewController",
        "PHPickerViewController", "SFSafariViewController", "SKStoreProductViewController",
        "SystemScreenView", "UIColorPickerViewController", "UIFontPickerViewController",
      ]
    }
  }
}

extension NodeKind {
  /// The types of UIKit's containers that only group what is in them.
  static let groups: Set = ["UIListContentView", "UITableViewCellContentView", "UITransitionView"]

  /// The types of the grip of a sheet.
  static let grabbers: Set = ["UIGrabber"]

  /// The types of what holds a popover.
  static let popovers: Set = ["UIPopoverView"]

  /// The types that blur what is below them.
  static let effects: Set = ["UIVisualEffectView"]

  /// The types that draw nothing but the background of a bar.
  static let barBackgrounds: Set = ["_UIBarBackground"]

  /// The font of a navigation bar's title.
  static let titleFont = RenderValue.word("semibold-17")

  /// The fonts of controls that are not the important ones of their kind, where apps do not choose them.
  static let usualFonts: [NodeKind: RenderValue] = [
    .barButton: .word("regular-17"), .alertAction: .word("body"),
  ]
}

// Properties that differ by kind. No switch here has a `default`, so that the compiler requires new kinds.
extension NodeKind {
  /// How pictures draw the nodes of this kind.
  var look: WireframeLook {
    switch self {
    case .label: .label
    case .button: .button
    case .barButton: .barButton
    case .tabBarButton: .tabButton
    case .alertAction: .action
    case .menuItem: .menuItem
    case .segment: .segment
    case .segmentedControl: .segments
    case .toggle: .toggle
    case .slider: .slider
    case .stepper: .stepper
    case .progress: .progress
    case .pageControl: .pages
    case .activityIndicator: .activity
    case .refreshControl: .refresh
    case .textField: .field
    case .searchField: .searchField
    case .textView: .textView
    case .keyboard: .keyboard
    case .table, .collection: .list
    case .menu: .panel
    case .navigationBar, .tabBar, .toolbar: .bar
    case .cell: .row
    case .editControl: .deleteControl
    case .reorderControl: .reorderControl
    case .picker: .picker
    case .pickerColumn: .pickerColumn
    case .datePicker: .date
    case .webView, .systemScreen: .page
    case .window: .window
    case .view, .dimming, .screen, .layer, .stack, .container, .systemPart, .custom, .image, .control,
      .searchBar, .keyboardKey, .scroll, .cellContent:
      .plain
    }
  }

  /// The properties of a control that the system sets, so that an app cannot change them.
  package enum SystemSettings {
    case nothing, size, sizeAndLabel
  }

  /// The properties that the system sets for controls of this kind, for which audits do not blame the app.
  package var systemSettings: SystemSettings {
    switch self {
    case .pickerColumn: .sizeAndLabel
    case .barButton, .tabBarButton, .alertAction, .menuItem, .segment, .systemPart, .toggle, .slider,
      .stepper,
      .segmentedControl, .pageControl, .datePicker, .searchField, .editControl, .reorderControl:
      .size
    case .screen, .window, .view, .dimming, .layer, .stack, .container, .custom, .label, .image, .progress,
      .activityIndicator, .button, .control, .refreshControl, .textField, .textView, .searchBar, .keyboard,
      .keyboardKey, .navigationBar, .tabBar, .toolbar, .scroll, .table, .collection, .cell, .cellContent,
      .menu, .picker, .webView, .systemScreen:
      .nothing
    }
  }

  /// Whether children share the node's width, so that a wider child moves all others.
  package var isBar: Bool {
    switch self {
    case .navigationBar, .tabBar, .toolbar: true
    case .screen, .window, .view, .dimming, .layer, .stack, .container, .systemPart, .custom, .label, .image,
      .progress, .activityIndicator, .button, .barButton, .tabBarButton, .alertAction, .menuItem, .segment,
      .control, .toggle, .slider, .stepper, .segmentedControl, .pageControl, .datePicker, .refreshControl,
      .editControl, .reorderControl, .textField, .searchField, .textView, .searchBar, .keyboard, .keyboardKey,
      .scroll, .table, .collection, .cell, .cellContent, .menu, .picker, .pickerColumn, .webView,
      .systemScreen:
      false
    }
  }
}
