import Foundation

/// What constraints can refer to: a view, or a guide that a view owns.
@MainActor
public protocol LayoutItem: AnyObject {
  /// The view itself, or the guide's view.
  var layoutOwner: UIView { get }
  /// The name in messages: the type, with the identifier where there is one.
  var layoutName: String { get }
}

extension UIView: LayoutItem {
  public var layoutOwner: UIView { self }

  public var layoutName: String {
    String(describing: type(of: self)) + (accessibilityIdentifier.map { "#\($0)" } ?? "")
  }
}

extension UILayoutGuide: LayoutItem {
  /// The guide's view; a guide without one lies in a hierarchy of its own.
  public var layoutOwner: UIView { owningView ?? UIView() }

  public var layoutName: String {
    let name = identifier.isEmpty ? kind.rawValue : "\(kind.rawValue)#\(identifier)"
    return owningView.map { "\($0.layoutName).\(name)" } ?? name
  }
}

/// One side of a constraint: an attribute of an item, or the distance to it from another one.
@MainActor
struct LayoutTerm {
  let item: any LayoutItem
  let attribute: NSLayoutConstraint.Attribute
  /// Where a distance is measured from.
  var start: (item: any LayoutItem, attribute: NSLayoutConstraint.Attribute)?

  var items: [any LayoutItem] { [item] + (start.map { [$0.item] } ?? []) }
  var attributes: [NSLayoutConstraint.Attribute] { [attribute] + (start.map { [$0.attribute] } ?? []) }

  /// `UILabel.left`, or for a distance `(UILabel.left - UIView.left)`.
  var description: String {
    let end = "\(item.layoutName).\(attribute.rawValue)"
    guard let start else { return end }
    return "(\(end) - \(start.item.layoutName).\(start.attribute.rawValue))"
  }
}
