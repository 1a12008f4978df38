import Foundation

/// The constraints of a visual format, between the views that it names.
@preconcurrency @MainActor
struct VisualFormatConstraints {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]

  init(
    _ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    (self.format, self.options, self.metrics, self.views) = (format, options, metrics, views)
  }

  /// Returns the gaps and lengths in the order of the format, then the alignments.
  func constraints() throws(VisualFormat.Fault) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    let named = format.items.filter { $0.name != nil }
    // A single view is in no constraint, but its name is checked, too.
    for item in named { _ = try view(of: item) }
    for (index, item) in format.items.enumerated() {
      if index > 0 { constraints += try gap(from: format.items[index - 1], to: item) }
      for predicate in item.predicates { constraints.append(try length(of: item, predicate)) }
    }
    for (first, second) in zip(named, named.dropFirst()) {
      let (first, second) = (try view(of: first), try view(of: second))
      constraints += options.alignedAttributes.map { NSLayoutConstraint(first, $0, .equal, second, $0) }
    }
    return constraints
  }

  // MARK: Gaps

  /// The edges at which an item begins and ends in the direction of reading.
  private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if format.isVertical { return (.top, .bottom) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  private func gap(
    from first: VisualFormat.Item, to second: VisualFormat.Item
  ) throws(VisualFormat.Fault) -> [NSLayoutConstraint] {
    let isAtSuperview = first.name == nil || second.name == nil
    // A dash alone means the system's distance between neighbors, or the superview's margin.
    guard let predicates = second.gap else {
      return [
        try gap(from: first, to: second, .equal, constant: isAtSuperview ? nil : 8, priority: .required)
      ]
    }
    if predicates.isEmpty {
      return [try gap(from: first, to: second, .equal, constant: 0, priority: .required)]
    }
    var constraints: [NSLayoutConstraint] = []
    for predicate in predicates {
      let constant = try number(predicate.value, predicate)
      constraints.append(
        try gap(
          from: first, to: second, predicate.relation, constant: constant,
          priority: try priority(of: predicate)))
    }
    return constraints
  }

  /// Returns the distance between two neighbors; without a constant, to the superview's margin.
  private func gap(
    from first: VisualFormat.Item, to second: VisualFormat.Item, _ relation: NSLayoutConstraint.Relation,
    constant: CGFloat?, priority: UILayoutPriority
  ) throws(VisualFormat.Fault) -> NSLayoutConstraint {
    let (start, end) = edges
    // The superview's near edge begins a format, and its far edge ends one.
    let firstEdge = first.name == nil ? margin(start, constant == nil) : end
    let secondEdge = second.name == nil ? margin(end, constant == nil) : start
    let earlier = try view(of: first, beside: second)
    let later = try view(of: second, beside: first)
    // Lengths grow to the left if the format is read from right to left.
    let isBackward = start == .right
    let constraint =
      isBackward
      ? NSLayoutConstraint(earlier, firstEdge, relation, later, secondEdge, constant: constant ?? 0)
      : NSLayoutConstraint(later, secondEdge, relation, earlier, firstEdge, constant: constant ?? 0)
    constraint.priority = priority
    return constraint
  }

  private func margin(
    _ edge: NSLayoutConstraint.Attribute, _ isAtMargin: Bool
  ) -> NSLayoutConstraint.Attribute {
    guard isAtMargin else { return edge }
    return NSLayoutConstraint.Attribute.allCases.first { $0.withinMargins == edge } ?? edge
  }

  // MARK: Lengths

  private func length(
    of item: VisualFormat.Item, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormat.Fault) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
    let view = try view(of: item)
    let constraint =
      if let other = views[predicate.value] as? any LayoutItem {
        NSLayoutConstraint(view, attribute, predicate.relation, other, attribute)
      } else {
        NSLayoutConstraint(
          view, attribute, predicate.relation, constant: try number(predicate.value, predicate))
      }
    constraint.priority = try priority(of: predicate)
    return constraint
  }

  private func priority(
    of predicate: VisualFormat.Predicate
  ) throws(VisualFormat.Fault) -> UILayoutPriority {
    guard let priority = predicate.priority else { return .required }
    return UILayoutPriority(Float(try number(priority, predicate)))
  }

  private func number(
    _ text: String, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormat.Fault) -> CGFloat {
    if let number = Double(text) { return CGFloat(number) }
    switch metrics[text] {
    case let number as CGFloat: return number
    case let number as NSNumber: return CGFloat(number.doubleValue)
    case let number as Double: return CGFloat(number)
    case let number as Float: return CGFloat(number)
    case let number as Int: return CGFloat(number)
    default:
      throw VisualFormat.Fault(
        reason: "\(text) is not a key in the metrics or views dictionary.", offset: predicate.offset)
    }
  }

  // MARK: Views

  private func view(
    of item: VisualFormat.Item, beside other: VisualFormat.Item? = nil
  ) throws(VisualFormat.Fault) -> any LayoutItem {
    guard let name = item.name else { return try superview(of: other, at: item.offset) }
    guard let view = views[name] as? any LayoutItem else {
      throw VisualFormat.Fault(reason: "\(name) is not a key in the views dictionary.", offset: item.offset)
    }
    return view
  }

  private func superview(of item: any LayoutItem) -> UIView? {
    (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
  }

  private func superview(
    of item: VisualFormat.Item?, at offset: Int
  ) throws(VisualFormat.Fault) -> any LayoutItem {
    guard let item, let superview = superview(of: try view(of: item)) else {
      throw VisualFormat.Fault(
        reason: "Unable to interpret '|' character, because the related view doesn't have a superview",
        offset: offset)
    }
    return superview
  }
}
