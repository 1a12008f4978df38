import HeadlessUIKit
import RenderTree

/// What one class tells of its views beyond type, identifier and frame.
///
/// A class and each of its superclasses add their part, from `UIView` downward.
@MainActor
struct ViewDescription {
  /// Adds text, states and attributes to the node if the view is of the class.
  let add: @MainActor (UIView, inout RenderNode) -> Void
  /// Whether the node says all that there is to say, so that the class's own parts are not told one by one.
  let hidesParts: @MainActor (UIView) -> Bool

  /// A description of the views of one class.
  init<View: UIView>(
    _ type: View.Type, hidesParts: Bool = false, add: @escaping @MainActor (View, inout RenderNode) -> Void
  ) {
    self.add = { view, node in
      if let view = view as? View { add(view, &node) }
    }
    self.hidesParts = { hidesParts && $0 is View }
  }

  /// Every class that has something to tell; superclasses stand before their subclasses.
  private static let all: [ViewDescription] = [
    .view, .layer, .geometry, .replicant, .label, .imageView, .visualEffectView, .control, .button,
    .buttonConfiguration, .menuItem, .toggle, .slider, .stepper,
    .segmentedControl, .segment, .pageControl, .progressView, .activityIndicator, .textField, .keyboard,
    .stackView, .scrollView, .refreshControl, .pickerColumn, .datePicker, .webView, .textView, .tableView,
    .tableViewCell, .collectionViewCell, .popover, .tabBarButton, .accessibility, .layout,
  ]

  /// Describes a view.
  ///
  /// - Returns: Whether the view's parts should not be told.
  static func describe(_ view: UIView, into node: inout RenderNode) -> Bool {
    all.forEach { $0.add(view, &node) }
    return all.contains { $0.hidesParts(view) }
  }
}
