import HeadlessUIKit

/// What interactions are about: a view, or an accessibility element that stands for a part of one.
public typealias GREYElement = any AccessibilityItem

extension AccessibilityItem {
  /// What the element lies in: the superview, or the container of an element that is no view.
  var parentElement: GREYElement? {
    if let view = self as? UIView { return view.superview }
    return (self as? UIAccessibilityElement)?.accessibilityContainer as? GREYElement
  }

  /// What the element lies in, from the nearest on.
  var ancestors: some Sequence<GREYElement> {
    sequence(first: self as GREYElement, next: \.parentElement).dropFirst().prefix(deepestHierarchy)
  }

  /// The view itself, or the view that the element is a part of.
  var hostView: UIView? {
    self as? UIView ?? ancestors.lazy.compactMap { $0 as? UIView }.first { _ in true }
  }

  /// The window that shows the element.
  var window: UIWindow? { hostView?.window ?? self as? UIWindow }

  /// What lies directly in the element, back to front: subviews, then elements that are no views.
  var childElements: [GREYElement] { childViews + partElements }

  /// What lies directly in the element in the order of matching: the topmost subview first, then elements that are no
  /// views, the last one first; of a picker only the first 500, as EarlGrey has it.
  var childElementsInMatchingOrder: [GREYElement] {
    let children = childViews.reversed() + partElements.reversed()
    return self is UIPickerView ? Array(children.prefix(500)) : children
  }

  private var childViews: [GREYElement] { (self as? UIView)?.subviews ?? [] }

  /// Tables and their cells hide their elements, as in EarlGrey.
  private var partElements: [GREYElement] {
    if self is UITableView || self is UITableViewCell { return [] }
    return (accessibilityElements ?? []).compactMap { $0 is UIView ? nil : $0 as? GREYElement }
  }

  /// The class as failures name it.
  var className: String { String(describing: type(of: self)) }
}

/// How far up or down is looked: containers that contain each other have no end.
private let deepestHierarchy = 10_000
