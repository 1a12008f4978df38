import InterfaceDocuments

extension InterfaceMaker {
  /// Makes the constraints that a view's element has; those that apply to the traits hold from now on.
  func makeConstraints(of view: UIView, _ owner: InterfaceElement) {
    for element in owner.children(of: "constraints") where element.name == "constraint" {
      let description = InterfaceConstraint(element)
      guard !description.isPlaceholder, let constraint = constraint(description, element, of: view) else {
        continue
      }
      setObject(constraint, for: element.id)
      makeVariations(of: constraint, element, around: view)
      if !isExcluded(element, from: owner, view.interfaceTraits) { constraint.isActive = true }
    }
  }

  private func constraint(
    _ description: InterfaceConstraint, _ element: InterfaceElement, of view: UIView
  ) -> NSLayoutConstraint? {
    guard let first = item(description.firstItem, of: view, element),
      let firstAttribute = attribute(description.firstAttribute, "firstAttribute", element)
    else { return nil }
    var (second, secondAttribute): (AnyObject?, NSLayoutConstraint.Attribute) = (nil, .notAnAttribute)
    if let name = description.secondAttribute {
      guard let item = item(description.secondItem, of: view, element),
        let attribute = attribute(name, "secondAttribute", element)
      else { return nil }
      (second, secondAttribute) = (item, attribute)
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: Self.relations[description.relation] ?? .equal,
      toItem: second, attribute: secondAttribute, multiplier: CGFloat(description.multiplier),
      constant: CGFloat(description.constant))
    constraint.priority = UILayoutPriority(rawValue: Float(description.priority))
    constraint.identifier = description.identifier
    return constraint
  }

  private func item(_ id: String?, of view: UIView, _ element: InterfaceElement) -> AnyObject? {
    guard let id else { return view }
    if let owner = object(id) as? UIViewController { return owner.viewIfLoaded ?? view }
    if let item = object(id) { return item }
    note(.unknownIdentifier(id), at: element.position)
    return nil
  }

  private func attribute(
    _ name: String, _ property: String, _ element: InterfaceElement
  ) -> NSLayoutConstraint.Attribute? {
    if let attribute = Self.attributes[name] { return attribute }
    let names = Self.attributes.keys.sorted()
    let nearest = nearestName(to: name, among: names) ?? names.joined(separator: ", ")
    note(.unreadableValue(name, property: property, expected: nearest), at: element.position)
    return nil
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
  ]
  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
    "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
    "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]
}
