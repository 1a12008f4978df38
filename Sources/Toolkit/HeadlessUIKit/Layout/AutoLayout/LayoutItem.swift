import Foundation

/// An object that constraints can refer to: a view, or a guide that a view owns.
@preconcurrency @MainActor
public protocol LayoutItem: AnyObject {
  /// The view itself, or the guide's view.
  var layoutOwner: UIView { get }
  /// The name in messages: the type, followed by the identifier if there is one.
  var layoutName: String { get }
}

extension UIView: LayoutItem {
  /// The view itself.
  public var layoutOwner: UIView { self }

  /// The class, followed by the accessibility identifier if there is one: `UILabel#title`.
  public var layoutName: String {
    String(describing: type(of: self)) + (accessibilityIdentifier.map { "#\($0)" } ?? "")
  }
}

extension UILayoutGuide: LayoutItem {
  /// The guide's view; for a guide without a view, an empty view outside of any hierarchy.
  public var layoutOwner: UIView { owningView ?? UIView() }

  /// The view's name and the kind of guide, followed by the identifier if there is one:
  /// `UIView#card.safeAreaLayoutGuide`.
  public var layoutName: String {
    let name = identifier.isEmpty ? kind.rawValue : "\(kind.rawValue)#\(identifier)"
    return owningView.map { "\($0.layoutName).\(name)" } ?? name
  }
}

/// One side of a constraint: an attribute of an item, or the distance from another attribute to it.
///
/// As in UIKit, a constraint keeps none of its items alive, since the view that owns it would keep itself
/// alive.
@preconcurrency @MainActor
struct LayoutTerm {
  unowned let item: any LayoutItem
  let attribute: NSLayoutConstraint.Attribute
  /// The start of a distance; `nil` for a single attribute.
  var start: Start?

  struct Start {
    unowned let item: any LayoutItem
    let attribute: NSLayoutConstraint.Attribute
  }

  var items: [any LayoutItem] { [item] + (start.map { [$0.item] } ?? []) }
  /// Whether one of the attributes depends on the reading direction.
  var isDirectional: Bool { attribute.isDirectional || start?.attribute.isDirectional == true }

  /// The words for messages: `UILabel.left`, or for a distance `(UILabel.left - UIView.left)`.
  var description: String {
    let end = "\(item.layoutName).\(attribute)"
    guard let start else { return end }
    return "(\(end) - \(start.item.layoutName).\(start.attribute))"
  }
}
