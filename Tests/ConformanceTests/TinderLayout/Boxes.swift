import Foundation
import HeadlessUIKit

/// A plain view of a recorded screen, under the name of its class there.
final class View: UIView {}

/// A part of the superview that a view can fill.
enum Area {
  case bounds
  case margins
  case safeArea
}

extension UILayoutPriority {
  static let low = UILayoutPriority.defaultLow
  static let high = UILayoutPriority.defaultHigh
}

extension Array where Element == NSLayoutConstraint.Attribute {
  static let canonical: Self = [.top, .left, .bottom, .right]
  static let directional: Self = [.top, .leading, .bottom, .trailing]
}

extension UIEdgeInsets {
  /// The same inset at all edges.
  init(all inset: CGFloat) {
    self.init(top: inset, left: inset, bottom: inset, right: inset)
  }

  /// The distance to add to the superview's edge for the view's edge.
  func constant(at edge: NSLayoutConstraint.Attribute) -> CGFloat {
    switch edge {
    case .top: top
    case .left, .leading: left
    case .bottom: -bottom
    default: -right
    }
  }
}

extension UIView {
  /// Adds a plain view that is positioned by constraints only.
  @discardableResult
  func box() -> View {
    place(View())
  }

  /// Adds a view that is positioned by constraints only.
  @discardableResult
  func place<Placed: UIView>(_ view: Placed) -> Placed {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  /// Adds a label.
  func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return place(label)
  }

  /// Constrains attributes of the view to the superview's.
  @discardableResult
  func held(
    _ attributes: NSLayoutConstraint.Attribute..., by relation: NSLayoutConstraint.Relation = .equal,
    times multiplier: CGFloat = 1, plus constant: CGFloat = 0, at priority: UILayoutPriority = .required
  ) -> Self {
    for attribute in attributes {
      constrain(
        attribute, superview, attribute, by: relation, times: multiplier, plus: constant, at: priority)
    }
    return self
  }

  /// Gives the view a width.
  @discardableResult
  func wide(
    _ width: CGFloat, by relation: NSLayoutConstraint.Relation = .equal,
    at priority: UILayoutPriority = .required
  ) -> Self {
    constrain(.width, nil, .notAnAttribute, by: relation, plus: width, at: priority)
  }

  /// Gives the view a height.
  @discardableResult
  func tall(
    _ height: CGFloat, by relation: NSLayoutConstraint.Relation = .equal,
    at priority: UILayoutPriority = .required
  ) -> Self {
    constrain(.height, nil, .notAnAttribute, by: relation, plus: height, at: priority)
  }

  /// Gives the view a width and a height.
  @discardableResult
  func sized(_ width: CGFloat, _ height: CGFloat, at priority: UILayoutPriority = .required) -> Self {
    wide(width, at: priority).tall(height, at: priority)
  }

  /// Makes the view as wide as a multiple of its height.
  @discardableResult
  func shaped(_ ratio: CGFloat, at priority: UILayoutPriority = .required) -> Self {
    constrain(.width, self, .height, times: ratio, at: priority)
  }

  /// Constrains edges of the view to a part of the superview.
  @discardableResult
  func filling(
    _ area: Area = .bounds, _ edges: [NSLayoutConstraint.Attribute] = .canonical,
    by insets: UIEdgeInsets = .zero, at priority: UILayoutPriority = .required
  ) -> Self {
    let item: AnyObject? =
      switch area {
      case .bounds: superview
      case .margins: superview?.layoutMarginsGuide
      case .safeArea: superview?.safeAreaLayoutGuide
      }
    for edge in edges {
      constrain(edge, item, edge, plus: insets.constant(at: edge), at: priority)
    }
    return self
  }

  /// Activates one constraint of the view.
  @discardableResult
  func constrain(
    _ attribute: NSLayoutConstraint.Attribute, _ item: AnyObject?, _ other: NSLayoutConstraint.Attribute,
    by relation: NSLayoutConstraint.Relation = .equal, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, at priority: UILayoutPriority = .required
  ) -> Self {
    let constraint = NSLayoutConstraint(
      item: self, attribute: attribute, relatedBy: relation, toItem: item, attribute: other,
      multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.isActive = true
    return self
  }

  /// Centers a descendant between two anchors, by a guide of this view.
  func center(
    _ view: UIView, from leading: NSLayoutXAxisAnchor, to trailing: NSLayoutXAxisAnchor,
    at priority: UILayoutPriority = .required
  ) {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    guide.leadingAnchor.constraint(equalTo: leading).isActive = true
    guide.trailingAnchor.constraint(equalTo: trailing).isActive = true
    view.constrain(.centerX, guide, .centerX, at: priority)
  }

  /// Centers a descendant between two anchors, by a guide of this view.
  func center(
    _ view: UIView, from top: NSLayoutYAxisAnchor, to bottom: NSLayoutYAxisAnchor,
    at priority: UILayoutPriority = .required
  ) {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    guide.topAnchor.constraint(equalTo: top).isActive = true
    guide.bottomAnchor.constraint(equalTo: bottom).isActive = true
    view.constrain(.centerY, guide, .centerY, at: priority)
  }
}
