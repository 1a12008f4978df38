import HeadlessUIKit
import RenderTree

/// What one class tells of its views beyond type, identifier and frame.
///
/// A class and each of its superclasses add their part, from `UIView` downward.
@MainActor
struct ViewDescription {
  /// Whether a view is of the class.
  private let applies: @MainActor (UIView) -> Bool
  /// Adds text, states and attributes to the node of a view of the class.
  private let add: @MainActor (UIView, inout RenderNode) -> Void
  /// Whether the node says all that there is to say, so that the class's own parts are not told one by one.
  private let hidesParts: Bool

  /// A description of the views of one class.
  init<View: UIView>(
    _ type: View.Type, hidesParts: Bool = false, add: @escaping @MainActor (View, inout RenderNode) -> Void
  ) {
    applies = { $0 is View }
    self.add = { view, node in
      if let view = view as? View { add(view, &node) }
    }
    self.hidesParts = hidesParts
  }

  /// Every class that has something to tell; superclasses stand before their subclasses.
  private static let all: [ViewDescription] = [
    .view, .layer, .gradient, .geometry, .window, .replicant, .label, .imageView, .visualEffectView, .control,
    .button,
    .buttonConfiguration, .menuItem, .toggle, .slider, .stepper,
    .segmentedControl, .segment, .pageControl, .progressView, .activityIndicator, .textField, .keyboard,
    .stackView, .scrollView, .refreshControl, .pickerColumn, .datePicker, .webView, .textView, .tableView,
    .tableViewCell, .collectionViewCell, .popover, .tabBarButton, .tint, .trackTint, .onTint, .accessibility,
    .layout,
  ]

  /// The descriptions that apply to the views of a class, found once for each class.
  private static var byClass: [ObjectIdentifier: [ViewDescription]] = [:]

  private static func descriptions(of view: UIView) -> [ViewDescription] {
    let key = ObjectIdentifier(type(of: view))
    if let known = byClass[key] { return known }
    let found = all.filter { $0.applies(view) }
    byClass[key] = found
    return found
  }

  /// Describes a view.
  ///
  /// - Returns: Whether the view's parts should not be told.
  static func describe(_ view: UIView, into node: inout RenderNode) -> Bool {
    let descriptions = descriptions(of: view)
    descriptions.forEach { $0.add(view, &node) }
    return descriptions.contains(where: \.hidesParts)
  }
}
