import Foundation

/// The constraints that arrange a stack's views, created again when what they depend on changes.
///
/// For example, a row of `a` and `b` with a spacing of 8 points, distribution and alignment `fill`:
///
/// ```text
/// a.leading == stack.leading, b.trailing == stack.trailing, b.leading == a.trailing + 8
/// a.top == stack.top, a.bottom == stack.bottom, b.top == stack.top, b.bottom == stack.bottom
/// ```
@preconcurrency @MainActor
struct StackArrangement {
  private unowned let stack: UIStackView
  private let views: [UIView]
  private let hidden: [UIView]
  /// The lengths of the views' contents along the axis, if the distribution depends on them.
  private let lengths: [CGFloat]

  init(of stack: UIStackView) {
    self.stack = stack
    views = stack.visibleArrangedSubviews
    hidden = stack.arrangedSubviews.filter(\.isHidden)
    let isHorizontal = stack.axis == .horizontal
    lengths =
      stack.distribution == .fillProportionally
      ? views.map { isHorizontal ? $0.contentSizeForLayout.width : $0.contentSizeForLayout.height } : []
  }

  /// Returns whether the other arrangement has the same constraints, provided that the stack's properties
  /// are unchanged.
  func isSame(as other: StackArrangement) -> Bool {
    views.elementsEqual(other.views, by: ===) && hidden.elementsEqual(other.hidden, by: ===)
      && lengths == other.lengths
  }

  var constraints: [NSLayoutConstraint] {
    placing + hidden.flatMap(parking)
  }

  private var placing: [NSLayoutConstraint] {
    guard let first = views.first, let last = views.last else { return [] }
    return [
      NSLayoutConstraint(first, start, .equal, stack, margin(start)),
      NSLayoutConstraint(last, end, .equal, stack, margin(end)),
    ] + gaps + sharing + views.flatMap(crossing) + baselines + shrinking
  }

  /// Returns constraints that collapse a hidden view, too weak to affect others.
  private func parking(_ view: UIView) -> [NSLayoutConstraint] {
    [
      NSLayoutConstraint(view, start, .equal, stack, start),
      NSLayoutConstraint(view, crossStart, .equal, stack, crossStart),
      NSLayoutConstraint(view, .width, .equal), NSLayoutConstraint(view, .height, .equal),
    ].map { $0.withPriority(1) }
  }
}

// MARK: Along the axis

extension StackArrangement {
  private var pairs: [(UIView, UIView)] { Array(zip(views, views.dropFirst())) }

  private var gaps: [NSLayoutConstraint] {
    let isSpread = [.equalSpacing, .equalCentering].contains(stack.distribution)
    return pairs.map { before, after in
      NSLayoutConstraint(
        after, gapEnd, isSpread ? .greaterThanOrEqual : .equal, before, gapStart,
        constant: spacing(after: before))
    }
  }

  private func spacing(after view: UIView) -> CGFloat {
    let custom = stack.customSpacing(after: view)
    let spacing = custom == UIStackView.spacingUseDefault ? stack.spacing : custom
    // UIKit's standard spacing between siblings is 8 points.
    return spacing == UIStackView.spacingUseSystem ? 8 : spacing
  }

  /// The constraints of the distribution, except the gaps.
  private var sharing: [NSLayoutConstraint] {
    switch stack.distribution {
    case .fill: []
    case .fillEqually: pairs.map { NSLayoutConstraint($1, length, .equal, $0, length) }
    case .fillProportionally: proportions
    case .equalSpacing: equalDistances(from: gapStart, to: gapEnd)
    // Weaker than the gaps, which are required: equal distances give way to the minimum spacing.
    case .equalCentering: equalDistances(from: middle, to: middle).map { $0.withPriority(149) }
    }
  }

  /// Relates each view that has content to the first such view; UIKit's priority of 999 gives way to
  /// required constraints.
  private var proportions: [NSLayoutConstraint] {
    let known = zip(views, lengths).filter { $0.1 > 0 }
    guard let (first, unit) = known.first else { return [] }
    return known.dropFirst().map { view, share in
      NSLayoutConstraint(view, length, .equal, first, length, multiplier: share / unit).withPriority(999)
    }
  }

  /// Returns constraints that make the distances between neighbors equal.
  private func equalDistances(
    from start: NSLayoutConstraint.Attribute, to end: NSLayoutConstraint.Attribute
  ) -> [NSLayoutConstraint] {
    let distances = pairs.map { former, next in
      LayoutTerm(item: next, attribute: end, start: LayoutTerm.Start(item: former, attribute: start))
    }
    return zip(distances, distances.dropFirst()).map { NSLayoutConstraint($1, .equal, $0) }
  }

  /// Keeps the stack no larger than its views need, if nothing else decides its size.
  private var shrinking: [NSLayoutConstraint] {
    let isSpread = [.equalSpacing, .equalCentering].contains(stack.distribution)
    let attributes = (isSpread ? [length] : []) + (stack.alignment == .fill ? [] : [crossLength])
    return attributes.map { NSLayoutConstraint(stack, $0, .equal).withPriority(25) }
  }
}

// MARK: Across the axis

extension StackArrangement {
  /// Returns constraints that keep a view inside the stack across its axis, aligned as the stack's
  /// alignment says.
  private func crossing(_ view: UIView) -> [NSLayoutConstraint] {
    func edge(
      _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(view, attribute, relation, stack, margin(attribute))
    }
    let inside = [edge(crossStart, .greaterThanOrEqual), edge(crossEnd, .lessThanOrEqual)]
    return switch alignment {
    case .fill: [edge(crossStart, .equal), edge(crossEnd, .equal)]
    case .leading: [edge(crossStart, .equal), edge(crossEnd, .lessThanOrEqual)]
    case .trailing: [edge(crossStart, .greaterThanOrEqual), edge(crossEnd, .equal)]
    case .center: inside + [edge(crossMiddle, .equal)]
    // Baselines only relate the views to each other, so a weak edge positions all of them.
    case .firstBaseline: inside + [edge(crossStart, .equal).withPriority(26)]
    case .lastBaseline: inside + [edge(crossEnd, .equal).withPriority(26)]
    }
  }

  private var baselines: [NSLayoutConstraint] {
    switch alignment {
    case .firstBaseline: pairs.map { NSLayoutConstraint($1, .firstBaseline, .equal, $0, .firstBaseline) }
    case .lastBaseline: pairs.map { NSLayoutConstraint($1, .lastBaseline, .equal, $0, .lastBaseline) }
    default: []
    }
  }

  /// The stack's alignment; baselines can only be aligned in rows.
  private var alignment: UIStackView.Alignment {
    guard !isHorizontal else { return stack.alignment }
    return switch stack.alignment {
    case .firstBaseline: .leading
    case .lastBaseline: .trailing
    default: stack.alignment
    }
  }
}

// MARK: Attributes

extension StackArrangement {
  private var isHorizontal: Bool { stack.axis == .horizontal }
  private var start: NSLayoutConstraint.Attribute { isHorizontal ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { isHorizontal ? .trailing : .bottom }
  private var middle: NSLayoutConstraint.Attribute { isHorizontal ? .centerX : .centerY }
  private var length: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }
  private var crossStart: NSLayoutConstraint.Attribute { isHorizontal ? .top : .leading }
  private var crossEnd: NSLayoutConstraint.Attribute { isHorizontal ? .bottom : .trailing }
  private var crossMiddle: NSLayoutConstraint.Attribute { isHorizontal ? .centerY : .centerX }
  private var crossLength: NSLayoutConstraint.Attribute { isHorizontal ? .height : .width }
  private var measuresLines: Bool { !isHorizontal && stack.isBaselineRelativeArrangement }
  private var gapStart: NSLayoutConstraint.Attribute { measuresLines ? .lastBaseline : end }
  private var gapEnd: NSLayoutConstraint.Attribute { measuresLines ? .firstBaseline : start }

  /// Returns the attribute of the stack that corresponds to one of a view.
  private func margin(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    guard stack.isLayoutMarginsRelativeArrangement else { return attribute }
    return NSLayoutConstraint.Attribute.allCases.first { $0.withinMargins == attribute } ?? attribute
  }
}

extension NSLayoutConstraint {
  fileprivate func withPriority(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}
