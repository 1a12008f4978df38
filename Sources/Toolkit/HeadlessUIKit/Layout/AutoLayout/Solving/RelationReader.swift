import Foundation
import LayoutSolver

/// Reads a constraint as an expression of the engine's unknowns that is compared with zero.
///
/// Positions are measured from the view that owns the constraint if its position cancels out between the
/// two sides; otherwise from the origin of the topmost view's superview.
///
/// For example, `label.leading == card.leading + 16`, owned by `card`, is read as
///
/// ```text
/// label.x - 16 == 0
/// ```
///
/// since the position of `card` cancels out; in a mirrored layout it is read as
///
/// ```text
/// card.width - label.x - label.width - 16 == 0
/// ```
@MainActor
struct RelationReader {
  private let engine: LayoutEngine
  private let owner: UIView
  private let isMirrored: Bool
  /// The scroll view whose edges refer to its content; `nil` if no scroll view's do.
  private let scrollView: UIScrollView?
  private(set) var expression = LinearExpression()
  /// The views whose frames or offsets were read as numbers.
  private(set) var sources: [LayoutNode] = []
  /// The views whose insets were read.
  private(set) var insetOwners: [UIView] = []
  private(set) var usesBaseline = false
  /// The factor of the owner's position, for both axes.
  private var ownerFactor = (x: Double(0), y: Double(0))
  /// The factor of the scrolled position of the owner's content, for both axes.
  private var contentFactor = (x: Double(0), y: Double(0))

  init(_ constraint: NSLayoutConstraint, ownedBy owner: UIView, for engine: LayoutEngine) {
    self.engine = engine
    self.owner = owner
    isMirrored = constraint.isMirrored
    scrollView = constraint.scrollView
    add(constraint.first, times: 1)
    expression.constant -= Double(constraint.constant)
    if let second = constraint.second { add(second, times: -Double(constraint.multiplier)) }
    addOwnersPosition(.horizontal, times: ownerFactor.x, content: contentFactor.x)
    addOwnersPosition(.vertical, times: ownerFactor.y, content: contentFactor.y)
    expression.terms.removeAll { $0.coefficient == 0 }
  }

  private mutating func add(_ term: LayoutTerm, times factor: Double) {
    add(term.item, term.attribute, times: factor)
    if let start = term.start { add(start.item, start.attribute, times: -factor) }
  }
}

extension RelationReader {
  /// A rectangle in the coordinates of a view's content.
  private struct Rectangle {
    /// The view that has the frame or the guide.
    let view: UIView
    let frame: LayoutFrame?
    /// The frame, if the rectangle has no unknowns.
    let constant: CGRect
    /// The view whose content contains the rectangle; `nil` for the owner of the constraint itself.
    let container: UIView?
    var insets: UIEdgeInsets = .zero
    /// Whether the position moves with the view's own scrolled content.
    var isScrolled = false
  }

  private mutating func add(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, times factor: Double
  ) {
    var attribute = attribute
    var rectangle: Rectangle
    if let scrollView, item === scrollView {
      attribute = attribute.inContent
      rectangle = contentRectangle(of: scrollView, for: attribute)
    } else {
      rectangle = self.rectangle(of: item)
    }
    if let inner = attribute.withinMargins {
      attribute = inner
      if let view = item as? UIView {
        insetOwners.append(view)
        rectangle.insets = rectangle.insets + engine.margins(of: view)
      }
    } else if let view = item as? UIView {
      rectangle.insets = rectangle.insets + view.alignmentRectInsets
    }
    addHorizontal(attribute, of: rectangle, times: factor)
    addVertical(attribute, of: rectangle, item, times: factor)
  }

  /// Returns the rectangle that an attribute of a scroll view refers to in constraints with its content.
  private func contentRectangle(
    of scrollView: UIScrollView, for attribute: NSLayoutConstraint.Attribute
  ) -> Rectangle {
    switch attribute.withinMargins ?? attribute {
    case .width, .height: return rectangle(of: scrollView)
    // The center is that of the frame, but moves with the content.
    case .centerX, .centerY:
      var rectangle = rectangle(of: scrollView)
      rectangle.isScrolled = true
      return rectangle
    default: return rectangle(ofGuide: scrollView.contentGuide)
    }
  }

  private mutating func rectangle(of item: any LayoutItem) -> Rectangle {
    guard let guide = item as? UILayoutGuide else { return rectangle(of: item.layoutOwner) }
    guard let view = guide.owningView, let insets = engine.insets(of: guide, in: view) else {
      return rectangle(ofGuide: guide)
    }
    insetOwners.append(view)
    var rectangle = rectangle(of: view)
    rectangle.insets = insets
    return rectangle
  }

  private func rectangle(of view: UIView) -> Rectangle {
    let frame = engine.node(of: view)?.frame
    return Rectangle(
      view: view, frame: frame, constant: frame == nil ? view.untransformedFrame : .zero,
      container: view === owner ? nil : view.superview)
  }

  private func rectangle(ofGuide guide: UILayoutGuide) -> Rectangle {
    let view = guide.layoutOwner
    return Rectangle(view: view, frame: engine.frame(of: guide), constant: .zero, container: view)
  }
}

// MARK: Attributes

extension RelationReader {
  /// Adds a horizontal attribute; in a mirrored layout, positions are measured from right to left.
  ///
  /// The right edge that they are measured from cancels out between two positions.
  private mutating func addHorizontal(
    _ attribute: NSLayoutConstraint.Attribute, of rectangle: Rectangle, times factor: Double
  ) {
    let sign: Double = isMirrored ? -factor : factor
    switch attribute {
    case .left: addX(of: rectangle, times: sign)
    case .right: addRight(of: rectangle, times: sign)
    case .leading: isMirrored ? addRight(of: rectangle, times: sign) : addX(of: rectangle, times: sign)
    case .trailing: isMirrored ? addX(of: rectangle, times: sign) : addRight(of: rectangle, times: sign)
    case .centerX:
      addX(of: rectangle, times: sign)
      addWidth(of: rectangle, times: 0.5 * sign)
    case .width: addWidth(of: rectangle, times: factor)
    default: break
    }
  }

  private mutating func addVertical(
    _ attribute: NSLayoutConstraint.Attribute, of rectangle: Rectangle, _ item: any LayoutItem,
    times factor: Double
  ) {
    switch attribute {
    case .top: addY(of: rectangle, times: factor)
    case .bottom:
      addY(of: rectangle, times: factor)
      addHeight(of: rectangle, times: factor)
    case .height: addHeight(of: rectangle, times: factor)
    case .centerY:
      addY(of: rectangle, times: factor)
      addHeight(of: rectangle, times: 0.5 * factor)
    case .firstBaseline:
      let view = (item as? UIView)?.forFirstBaselineLayout
      if let view { add(view.firstBaseline, of: self.rectangle(of: view), times: factor) }
    case .lastBaseline:
      let view = (item as? UIView)?.forLastBaselineLayout
      if let view { add(view.lastBaseline, of: self.rectangle(of: view), times: factor) }
    default: break
    }
  }

  private mutating func add(_ baseline: Baseline, of rectangle: Rectangle, times factor: Double) {
    usesBaseline = true
    addY(of: rectangle, times: factor)
    switch baseline {
    case .belowTop(let distance): expression.constant += Double(distance) * factor
    case .aboveBottom(let distance):
      addHeight(of: rectangle, times: factor)
      expression.constant -= Double(distance) * factor
    case .belowMiddle(let distance):
      addHeight(of: rectangle, times: 0.5 * factor)
      expression.constant += Double(distance) * factor
    }
  }
}

// MARK: Parts

extension RelationReader {
  private mutating func addRight(of rectangle: Rectangle, times factor: Double) {
    addX(of: rectangle, times: factor)
    addWidth(of: rectangle, times: factor)
  }

  private mutating func addX(of rectangle: Rectangle, times factor: Double) {
    addOrigin(of: rectangle, .horizontal, times: factor)
    expression.constant += Double(rectangle.insets.left) * factor
  }

  private mutating func addY(of rectangle: Rectangle, times factor: Double) {
    addOrigin(of: rectangle, .vertical, times: factor)
    expression.constant += Double(rectangle.insets.top) * factor
  }

  private mutating func addWidth(of rectangle: Rectangle, times factor: Double) {
    addLength(of: rectangle, .horizontal, times: factor)
    expression.constant -= Double(rectangle.insets.left + rectangle.insets.right) * factor
  }

  private mutating func addHeight(of rectangle: Rectangle, times factor: Double) {
    addLength(of: rectangle, .vertical, times: factor)
    expression.constant -= Double(rectangle.insets.top + rectangle.insets.bottom) * factor
  }

  private mutating func addLength(
    of rectangle: Rectangle, _ axis: NSLayoutConstraint.Axis, times factor: Double
  ) {
    let size = rectangle.constant.size
    let constant = axis == .horizontal ? size.width : size.height
    add(rectangle.frame?.length(axis), or: constant, of: rectangle, times: factor)
  }

  /// Adds the position of a rectangle, relative to the owner's.
  private mutating func addOrigin(
    of rectangle: Rectangle, _ axis: NSLayoutConstraint.Axis, times factor: Double
  ) {
    if axis == .horizontal { ownerFactor.x += factor } else { ownerFactor.y += factor }
    if rectangle.isScrolled { subtractOffset(of: rectangle.view, axis, times: factor) }
    guard var container = rectangle.container else { return }
    addOriginInContainer(of: rectangle, axis, times: factor)
    // Up through the views between the rectangle and the owner.
    while container !== owner, let next = container.superview {
      subtractOffset(of: container, axis, times: factor)
      addOriginInContainer(of: self.rectangle(of: container), axis, times: factor)
      container = next
    }
    if axis == .horizontal { contentFactor.x += factor } else { contentFactor.y += factor }
  }

  private mutating func addOriginInContainer(
    of rectangle: Rectangle, _ axis: NSLayoutConstraint.Axis, times factor: Double
  ) {
    let origin = rectangle.constant.origin
    let constant = axis == .horizontal ? origin.x : origin.y
    add(rectangle.frame?.origin(axis), or: constant, of: rectangle, times: factor)
  }

  /// Adds a part of a rectangle: an unknown, or a constant of its view if its frame is not solved for.
  private mutating func add(
    _ unknown: LayoutVariable?, or constant: CGFloat, of rectangle: Rectangle, times factor: Double
  ) {
    if let unknown { return add(unknown, times: factor) }
    expression.constant += Double(constant) * factor
    addSource(rectangle.view)
  }

  private mutating func subtractOffset(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, times factor: Double
  ) {
    let origin = view.bounds.origin
    expression.constant -= Double(axis == .horizontal ? origin.x : origin.y) * factor
    addSource(view)
  }

  /// Adds the owner's position, as far as it does not cancel out between the two sides.
  private mutating func addOwnersPosition(
    _ axis: NSLayoutConstraint.Axis, times factor: Double, content: Double
  ) {
    if content != 0 { subtractOffset(of: owner, axis, times: content) }
    guard factor != 0 else { return }
    var view = owner
    addOriginInContainer(of: rectangle(of: view), axis, times: factor)
    while view !== engine.root, let superview = view.superview {
      subtractOffset(of: superview, axis, times: factor)
      addOriginInContainer(of: rectangle(of: superview), axis, times: factor)
      view = superview
    }
  }

  private mutating func add(_ unknown: LayoutVariable, times factor: Double) {
    for index in expression.terms.indices where expression.terms[index].variable == unknown {
      expression.terms[index].coefficient += factor
      return
    }
    expression.terms.append(LinearExpression.Term(unknown, times: factor))
  }

  private mutating func addSource(_ view: UIView) {
    guard let node = engine.node(of: view), !sources.contains(where: { $0 === node }) else { return }
    sources.append(node)
  }
}
