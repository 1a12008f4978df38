import TestSupport

@testable import HeadlessUIKit

/// A hierarchy of views and constraints that undergoes random edits.
@MainActor
struct GeneratedLayout {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  private var generator: SplitMix64
  private var views: [ConstrainedView] = []
  private var boxes: [UIView] = []
  private var constraints: [NSLayoutConstraint] = []
  private let stack = UIStackView()
  private let label = UILabel()
  private let scrollView = UIScrollView(frame: CGRect(x: 9, y: 300, width: 200, height: 100))
  private let scrolled = ConstrainedView(width: 300, height: 150)
  private let button = UIButton(type: .system)
  private let guide = UILayoutGuide()

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    boxes = [root]
    addLabelAndStack()
    addScrollView()
    addButtonAndGuide()
    for _ in 0..<12 { addView() }
  }

  /// The frames of all views and their faults, from top to bottom.
  var outcome: [(name: String, frame: CGRect, faults: [LayoutFault])] {
    var outcome: [(String, CGRect, [LayoutFault])] = []
    var pending: [UIView] = [root]
    while let view = pending.popLast() {
      outcome.append((view.layoutName, view.frame, view.layoutFaults))
      for guide in view.layoutGuides { outcome.append((guide.layoutName, guide.layoutFrame, [])) }
      if let size = (view as? UIScrollView)?.contentSize {
        outcome.append(("content", CGRect(origin: .zero, size: size), []))
      }
      pending += view.subviews.reversed()
    }
    return outcome
  }

  mutating func edit() {
    Bool.random(using: &generator) ? editConstraints() : editViews()
  }

  private mutating func editConstraints() {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<4: oneOf(constraints)?.constant = length(-20...60)
    case 4: oneOf(views)?.contentSize = CGSize(width: length(0...50), height: length(0...50))
    case 5: oneOf(views)?.setContentHuggingPriority(priority(), for: .horizontal)
    case 6: oneOf(constraints.filter { $0.priority != .required })?.priority = priority()
    case 7: oneOf(constraints)?.isActive.toggle()
    case 8: moveBox()
    case 9: oneOf(stack.arrangedSubviews)?.isHidden.toggle()
    case 10: label.text = String(repeating: "word ", count: Int.random(in: 0...20, using: &generator))
    case 11: views.count > 16 ? removeView() : addView()
    case 12: stack.distribution = oneOf(UIStackView.Distribution.allCases) ?? .fill
    case 13: stack.alignment = oneOf(UIStackView.Alignment.allCases) ?? .fill
    case 14: root.layoutMargins.right = length(0...40)
    case 15:
      oneOf([root, stack])?.semanticContentAttribute = oneOf([.forceRightToLeft, .unspecified]) ?? .spatial
    case 16: scrollView.contentOffset.y = length(0...40)
    case 17: scrolled.contentSize.width = length(100...400)
    default: addConstraint()
    }
  }

  private mutating func editViews() {
    switch Int.random(in: 0..<18, using: &generator) {
    case 0: moveToAnotherBox()
    case 1: oneOf(boxes)?.bounds.origin.y = length(-20...20)
    case 2: oneOf(boxes)?.center.x += length(-9...9)
    case 3: oneOf(views)?.frame = CGRect(x: length(0...9), y: 0, width: length(0...9), height: 5)
    case 4: oneOf(views)?.setContentCompressionResistancePriority(priority(), for: .vertical)
    case 5:
      button.setTitle(
        String(repeating: "title ", count: Int.random(in: 0...3, using: &generator)), for: .normal)
    case 6: label.numberOfLines = Int.random(in: 0...3, using: &generator)
    case 7: label.font = .systemFont(ofSize: length(10...30))
    case 8: oneOf(root.subviews).map(root.sendSubviewToBack)
    case 9: oneOf(views)?.transform = CGAffineTransform(scaleX: length(1...2), y: 1)
    case 10: stack.axis = oneOf([.horizontal, .vertical]) ?? .horizontal
    case 11: stack.spacing = length(0...9)
    case 12: stack.addArrangedSubview(oneOf(stack.arrangedSubviews) ?? ConstrainedView())
    case 13: oneOf(boxes)?.preservesSuperviewLayoutMargins.toggle()
    case 14: root.bounds.size.width = length(300...500)
    case 15:
      scrollView.contentSize.height = length(50...300)
      scrollView.setNeedsUpdateConstraints()
    case 16: guide.owningView == nil ? addGuide() : root.removeLayoutGuide(guide)
    default: root.traitOverrides.layoutDirection = oneOf([.leftToRight, .rightToLeft]) ?? .leftToRight
    }
  }

  /// Moves a view with its constraints to another superview.
  private mutating func moveToAnotherBox() {
    guard let view = oneOf(views), let box = oneOf(boxes), view.superview !== box else { return }
    constraints.removeAll { $0.refers(toHierarchyOf: view) }
    box.addSubview(view)
    activate([
      view.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor, constant: length(0...20)),
      view.centerYAnchor.constraint(equalTo: box.centerYAnchor),
    ])
  }

  private mutating func moveBox() {
    guard let box = oneOf(boxes) else { return }
    box.frame = CGRect(
      x: length(0...90), y: length(0...90), width: length(100...400), height: length(100...600))
  }

  /// A view to the right of, or below, another item; one in four has a fixed frame and contains others.
  private mutating func addView() {
    let superview = oneOf(boxes) ?? root
    if boxes.count < 4, Int.random(in: 0..<4, using: &generator) == 0 {
      let box = UIView(frame: CGRect(x: length(0...90), y: length(0...90), width: 200, height: 300))
      superview.addSubview(box)
      boxes.append(box)
    } else {
      let view = ConstrainedView(width: length(0...50), height: length(0...50))
      superview.addSubview(view)
      let left = oneOf(views.filter { $0.superview === superview }).map(\.rightAnchor) ?? superview.leftAnchor
      let top = oneOf(views.filter { $0.superview === superview }).map(\.bottomAnchor) ?? superview.topAnchor
      activate([
        view.leftAnchor.constraint(equalTo: left, constant: length(0...20)),
        view.topAnchor.constraint(equalTo: top, constant: length(0...20)),
      ])
      views.append(view)
    }
  }

  private mutating func removeView() {
    let view = views.remove(at: Int.random(in: views.indices, using: &generator))
    constraints.removeAll { $0.refers(toHierarchyOf: view) }
    view.removeFromSuperview()
  }

  /// One more relation, which may conflict with the others.
  private mutating func addConstraint() {
    guard constraints.count < 60, let view = oneOf(views), let other = oneOf(views) else { return }
    let constraint =
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        view.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 0.5, constant: length(0...30))
      case 1: view.rightAnchor.constraint(lessThanOrEqualTo: root.layoutMarginsGuide.rightAnchor)
      case 2: view.heightAnchor.constraint(greaterThanOrEqualToConstant: length(0...40))
      default: view.centerYAnchor.constraint(equalTo: other.centerYAnchor, constant: length(0...30))
      }
    constraint.priority = priority()
    activate([constraint])
  }

  private mutating func addLabelAndStack() {
    for view in [label, stack] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    label.numberOfLines = 0
    for width in [10, 20, 30] as [CGFloat] {
      stack.addArrangedSubview(ConstrainedView(width: width, height: 9))
    }
    activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 120),
      stack.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      stack.topAnchor.constraint(equalTo: label.bottomAnchor),
    ])
  }

  private mutating func addButtonAndGuide() {
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    activate([
      button.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      button.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor),
    ])
    addGuide()
  }

  /// A guide between label and button.
  private func addGuide() {
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      guide.trailingAnchor.constraint(equalTo: button.leadingAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.bottomAnchor.constraint(equalTo: button.topAnchor),
    ])
  }

  /// Content that is as large as the constraints inside make it.
  private mutating func addScrollView() {
    root.addSubview(scrollView)
    scrollView.addSubview(scrolled)
    NSLayoutConstraint.activate(scrolled.fills(scrollView.contentLayoutGuide))
  }

  private mutating func activate(_ added: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(added)
    constraints += added
  }

  private mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &generator))
  }

  /// Mostly a unique one, so that no two wishes are equally good.
  private mutating func priority() -> UILayoutPriority {
    UILayoutPriority(Float(Int.random(in: 300...1000, using: &generator)))
  }

  private mutating func oneOf<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &generator)
  }
}
