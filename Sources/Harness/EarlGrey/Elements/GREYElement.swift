import HeadlessUIKit

/// An element of interactions: a view, or an accessibility element that represents a part of one.
public typealias GREYElement = any AccessibilityItem

extension AccessibilityItem {
  /// The parent: the superview, or the container of an element that is not a view.
  var parentElement: GREYElement? {
    if let view = self as? UIView { return view.superview }
    return (self as? UIAccessibilityElement)?.accessibilityContainer as? GREYElement
  }

  /// The parents, from the nearest to the farthest.
  var ancestors: some Sequence<GREYElement> {
    sequence(first: self as GREYElement, next: \.parentElement).dropFirst().prefix(deepestHierarchy)
  }

  /// The view itself, or the view that the element is a part of.
  package var hostView: UIView? {
    // Not the property `first`, which evaluates a lazy element twice.
    self as? UIView ?? ancestors.lazy.compactMap { $0 as? UIView }.first { _ in true }
  }

  /// The window that shows the element.
  var window: UIWindow? { hostView?.window ?? self as? UIWindow }

  /// The children, back to front: subviews, then elements that are not views.
  var childElements: [GREYElement] { childViews + partElements }

  /// The children in matching order: the topmost subview first, then elements that are not views, the last
  /// one first. A picker has only the first 500, as in EarlGrey.
  var childElementsInMatchingOrder: [GREYElement] {
    let children = childViews.reversed() + partElements.reversed()
    return self is UIPickerView ? Array(children.prefix(500)) : children
  }

  private var childViews: [GREYElement] { (self as? UIView)?.subviews ?? [] }

  /// The accessibility elements that are not views. Tables and their cells hide theirs, as in EarlGrey.
  private var partElements: [GREYElement] {
    if self is UITableView || self is UITableViewCell { return [] }
    return (accessibilityElements ?? []).compactMap { $0 is UIView ? nil : $0 as? GREYElement }
  }

  /// The name of the class in failures.
  var className: String { String(describing: type(of: self)) }
}

/// The most parents, since containers may contain each other.
private let deepestHierarchy = 10_000

extension AccessibilityItem {
  /// The text of a label, text field, text view or search bar, which may be empty; `nil` for other
  /// elements.
  var textContent: String? {
    switch self {
    case let label as UILabel: label.text ?? ""
    case let field as UITextField: field.text ?? ""
    case let view as UITextView: view.text ?? ""
    case let bar as UISearchBar: bar.text ?? ""
    default: nil
    }
  }

  /// Whether a control or cell is selected; `nil` for other elements.
  var isSelectedElement: Bool? {
    switch self {
    case let control as UIControl: control.isSelected
    case let cell as UITableViewCell: cell.isSelected
    case let cell as UICollectionViewCell: cell.isSelected
    default: nil
    }
  }
}

/// The names of a class and its superclasses, without their modules.
@MainActor
enum ClassNames {
  private static var cache: [ObjectIdentifier: Set<String>] = [:]

  static func names(of object: AnyObject) -> Set<String> {
    let type = ObjectIdentifier(type(of: object))
    // Cached, since each element needs them, mirrors are slow, and a class never changes.
    if let names = cache[type] { return names }
    let mirrors = sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
    let names = Set(mirrors.map { String(describing: $0.subjectType) })
    cache[type] = names
    return names
  }
}
