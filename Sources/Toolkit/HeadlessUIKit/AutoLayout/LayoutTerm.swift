import Foundation

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
