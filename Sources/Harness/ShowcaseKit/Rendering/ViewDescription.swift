import HeadlessUIKit
import RenderTree

/// The description of the views of one class, in addition to type, identifier and frame.
///
/// Each superclass adds its part, `UIView` first. For example, a description of steppers:
///
///     ViewDescription(UIStepper.self) { stepper, node in node.add("value", .number(stepper.value)) }
@MainActor
struct ViewDescription {
  /// Whether a view is of the class.
  private let applies: @MainActor (UIView) -> Bool
  /// Adds text, states and attributes to the node of a view of the class.
  private let add: @MainActor (UIView, inout RenderNode) -> Void
  /// Whether the node describes the view completely, so that its subviews get no nodes.
  private let hidesParts: Bool

  /// Creates a description of the views of one class.
  init<View: UIView>(
    _ type: View.Type, hidesParts: Bool = false, add: @escaping @MainActor (View, inout RenderNode) -> Void
  ) {
    applies = { $0 is View }
    self.add = { view, node in
      if let view = view as? View { add(view, &node) }
    }
    self.hidesParts = hidesParts
  }

  /// All descriptions, in the order in which they add to a line; those of superclasses come before those of their
  /// subclasses, except those in `ending`.
  private static let all: [ViewDescription] =
    [
      .view, .interaction, .layer, .layerClass, .geometry, .window, .replicant, .label, .imageView,
      .visualEffectView,
    ] + controls + [
      .textField, .keyboard, .stackView, .scrollView, .refreshControl, .pickerColumn, .datePicker, .webView,
      .systemScreen, .textView, .tableView, .tableViewCell, .collectionViewCell, .popover, .tabBarButton,
    ] + inputTraits + scrolledBars + ending

  /// What ends the line of any view, after the attributes of its class.
  private static let ending: [ViewDescription] = [.tint, .trackTint, .onTint, .accessibility, .layout]

  /// The descriptions that apply to each class seen so far.
  private static var byClass: [ObjectIdentifier: [ViewDescription]] = [:]

  private static func descriptions(of view: UIView) -> [ViewDescription] {
    let key = ObjectIdentifier(type(of: view))
    if let cached = byClass[key] { return cached }
    let found = all.filter { $0.applies(view) }
    byClass[key] = found
    return found
  }

  /// Adds a view's text, states and attributes to its node.
  ///
  /// - Returns: Whether the subviews need no nodes, since the node describes the whole view.
  static func describe(_ view: UIView, into node: inout RenderNode) -> Bool {
    let descriptions = descriptions(of: view)
    descriptions.forEach { $0.add(view, &node) }
    return descriptions.contains(where: \.hidesParts)
  }
}
