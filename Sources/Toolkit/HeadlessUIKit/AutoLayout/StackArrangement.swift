import Foundation

/// The constraints that line a stack's views up, made anew when what they depend on changes.
@MainActor
struct StackArrangement {
  private unowned let stack: UIStackView
  private let views: [UIView]
  private let hidden: [UIView]
  /// The lengths of the views' contents along the axis, where the distribution asks for them.
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

  /// Whether the other arrangement has the same constraints, the stack's properties being the same.
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

  /// Decides where a hidden view is, so weakly that nothing else notices: it takes no room.
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
    return spacing == UIStackView.spacingUseSystem ? 8 : spacing
  }

  /// What the distribution says besides the gaps.
  private var sharing: [NSLayoutConstraint] {
    switch stack.distribution {
    case .fill: []
    case .fillEqually: pairs.map { NSLayoutConstraint($1, length, .equal, $0, length) }
    case .fillProportionally: proportions
    case .equalSpacing: equalDistances(from: gapStart, to: gapEnd)
    case .equalCentering: equalDistances(from: middle, to: middle).map { $0.withPriority(149) }
    }
  }

  /// Ties each view that has a content to the first one that has; UIKit's priority leaves room for what is required.
  private var proportions: [NSLayoutConstraint] {
    let known = zip(views, lengths).filter { $0.1 > 0 }
    guard let (first, unit) = known.first else { return [] }
    return known.dropFirst().map { view, share in
      NSLayoutConstraint(view, length, .equal, first, length, multiplier: share / unit).withPriority(999)
    }
  }

  /// The distance from each view to the next one is that of the pair before.
  private func equalDistances(
    from start: NSLayoutConstraint.Attribute, to end: NSLayoutConstraint.Attribute
  ) -> [NSLayoutConstraint] {
    let distances = pairs.map { LayoutTerm(item: $1, attribute: end, start: ($0, start)) }
    return zip(distances, distances.dropFirst()).map { NSLayoutConstraint($1, .equal, $0) }
  }

  /// Keeps the stack no larger than its views need where nothing else says how large it is.
  private var shrinking: [NSLayoutConstraint] {
    let isSpread = [.equalSpacing, .equalCentering].contains(stack.distribution)
    let attributes = (isSpread ? [length] : []) + (stack.alignment == .fill ? [] : [crossLength])
    return attributes.map { NSLayoutConstraint(stack, $0, .equal).withPriority(25) }
  }
}

// MARK: Across the axis

extension StackArrangement {
  /// Keeps a view inside the stack across its axis, at the side that the alignment says.
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

  /// The stack's alignment; lines of text stand side by side only.
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

  /// The attribute of the stack that corresponds to one of a view.
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
