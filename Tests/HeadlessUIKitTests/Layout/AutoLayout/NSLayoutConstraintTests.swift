import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct NSLayoutConstraintTests {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let child = ConstrainedView()

  init() {
    parent.addSubview(child)
  }

  private func activate(_ constraints: NSLayoutConstraint...) {
    activate(constraints)
  }

  private func activate(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
    parent.layoutIfNeeded()
  }

  @Test func `Edges place a view, as do middles and lengths`() {
    activate(
      child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
      child.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -20),
      child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 5),
      child.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -5))
    expectEqual(child.frame, CGRect(x: 10, y: 5, width: 170, height: 90))
    expectEmpty(child.layoutFaults)
    let other = Self()
    other.activate(
      other.child.centerXAnchor.constraint(equalTo: other.parent.centerXAnchor),
      other.child.centerYAnchor.constraint(equalTo: other.parent.centerYAnchor, constant: 10),
      other.child.widthAnchor.constraint(equalTo: other.parent.widthAnchor, multiplier: 0.5, constant: 20),
      other.child.heightAnchor.constraint(equalToConstant: 20))
    expectEqual(other.child.frame, CGRect(x: 40, y: 50, width: 120, height: 20))
  }

  /// freshOS/Stevia: `testWidthLessOrEqual` and `testWidthGreaterOrEqual`.
  @Test func `A length of which only a limit is known is as small as it can be`() {
    activate(child.widthAnchor.constraint(lessThanOrEqualTo: parent.widthAnchor, constant: -52))
    expectEqual(child.frame.width, 0)
    activate(child.heightAnchor.constraint(greaterThanOrEqualTo: parent.heightAnchor, constant: -34))
    expectEqual(child.frame.height, 66)
  }

  /// SnapKit/SnapKit's tests sort by the raw values of attributes.
  @Test func `The raw values are UIKit's, and priorities order as numbers`() {
    expectEqual(NSLayoutConstraint.Attribute.allCases.map(\.rawValue), Array(1...20) + [0])
    expectEqual(NSLayoutConstraint.Attribute.leading.rawValue, 5)
    expectEqual(NSLayoutConstraint.Attribute.firstBaseline.rawValue, 12)
    let relations = [NSLayoutConstraint.Relation.lessThanOrEqual, .equal, .greaterThanOrEqual]
    expectEqual(relations.map(\.rawValue), [-1, 0, 1])
    expectEqual([NSLayoutConstraint.Axis.horizontal, .vertical].map(\.rawValue), [0, 1])
    #expect(UILayoutPriority.fittingSizeLevel < .defaultLow)
    #expect(UILayoutPriority.defaultLow < .defaultHigh)
    #expect(UILayoutPriority.defaultHigh < .required)
    expectEqual(UILayoutPriority(1000), .required)
    expectEqual(UILayoutPriority.required - 1, UILayoutPriority(rawValue: 999))
    expectEqual(UILayoutPriority.defaultLow + 1, UILayoutPriority(251))
  }

  @Test func `A constraint is made of items and attributes, and has no effect without items`() {
    let empty = NSLayoutConstraint()
    #expect(empty.firstItem == nil && empty.secondItem == nil)
    #expect(empty.firstAttribute == .notAnAttribute && empty.multiplier == 1)
    activate(empty)
    #expect(!empty.isActive && child.frame == .zero)
    let constraint = NSLayoutConstraint(
      item: child, attribute: .width, relatedBy: .equal, toItem: parent, attribute: .height, multiplier: 0.5,
      constant: 6)
    let length = NSLayoutConstraint(
      item: child, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1,
      constant: 12)
    activate(constraint, length)
    expectEqual(child.bounds.size, CGSize(width: 56, height: 12))
    #expect(constraint.firstItem === child && constraint.secondItem === parent)
    #expect((constraint.firstAttribute, constraint.secondAttribute) == (.width, .height))
    #expect(length.secondItem == nil && length.secondAttribute == .notAnAttribute)
  }

  @Test func `Constraints reach over several levels`() {
    let (box, inner) = (UIView(frame: CGRect(x: 50, y: 20, width: 100, height: 50)), ConstrainedView())
    parent.addSubview(box)
    box.addSubview(inner)
    activate(
      child.fills(parent) + [
        inner.leftAnchor.constraint(equalTo: child.leftAnchor, constant: 60),
        inner.rightAnchor.constraint(equalTo: box.rightAnchor),
        inner.topAnchor.constraint(equalTo: box.topAnchor),
        inner.heightAnchor.constraint(equalToConstant: 10),
      ])
    expectEqual(inner.frame, CGRect(x: 10, y: 0, width: 90, height: 10))
  }

  @Test func `The higher priority wins, and an optional equality takes the room that an inequality leaves`() {
    let wide = child.widthAnchor.constraint(equalToConstant: 100)
    let narrow = child.widthAnchor.constraint(equalToConstant: 50)
    wide.priority = .defaultHigh
    narrow.priority = .defaultLow
    activate(wide, narrow)
    expectEqual(child.bounds.width, 100)
    narrow.priority = .required
    parent.layoutIfNeeded()
    expectEqual(child.bounds.width, 50)
    expectEqual(child.layoutFaults.contains { if case .unsatisfiable = $0 { true } else { false } }, false)
    let other = Self()
    let wish = other.child.widthAnchor.constraint(equalToConstant: 1000)
    wish.priority = .defaultLow
    other.activate(
      other.child.leftAnchor.constraint(equalTo: other.parent.leftAnchor),
      other.child.rightAnchor.constraint(lessThanOrEqualTo: other.parent.rightAnchor, constant: -10), wish)
    expectEqual(other.child.bounds.width, 190)
  }

  @Test func `Another constant lays out anew, and a superview that grows takes its views along`() {
    let width = child.widthAnchor.constraint(equalToConstant: 10)
    activate(child.leftAnchor.constraint(equalTo: parent.leftAnchor), width)
    width.constant = 30
    parent.layoutIfNeeded()
    expectEqual(child.bounds.width, 30)
    let other = Self()
    other.activate(other.child.fills(other.parent))
    other.parent.frame.size = CGSize(width: 300, height: 300)
    other.parent.layoutIfNeeded()
    expectEqual(other.child.frame, CGRect(x: 0, y: 0, width: 300, height: 300))
  }

  @Test func `A constraint between a view and its superview is the superview's, once`() {
    let width = child.widthAnchor.constraint(equalToConstant: 1)
    activate(width, width)
    expectEqual(child.constraints.count, 1)
    let other = Self()
    let (edge, length) = (
      other.child.leftAnchor.constraint(equalTo: other.parent.leftAnchor),
      other.child.widthAnchor.constraint(equalToConstant: 1)
    )
    other.activate(edge, length)
    expectEqual(identities(other.parent.constraints), identities([edge]))
    expectEqual(identities(other.child.constraints), identities([length]))
    edge.isActive = false
    expectEmpty(other.parent.constraints)
    expectFalse(edge.isActive)
  }

  @Test func `A leaving view takes its constraints to others along, one that comes to the front keeps all`() {
    parent.addSubview(UIView())
    let edge = child.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 7)
    activate(edge)
    parent.addSubview(child)
    expectTrue(edge.isActive)
    let other = Self()
    let sibling = ConstrainedView()
    other.parent.addSubview(sibling)
    let inner = ConstrainedView()
    other.child.addSubview(inner)
    let toSibling = inner.leftAnchor.constraint(equalTo: sibling.rightAnchor)
    let toChild = inner.rightAnchor.constraint(equalTo: other.child.rightAnchor)
    let own = other.child.widthAnchor.constraint(equalToConstant: 5)
    other.activate(toSibling, toChild, own)
    other.child.removeFromSuperview()
    expectFalse(toSibling.isActive)
    expectTrue(toChild.isActive)
    expectTrue(own.isActive)
    expectEmpty(other.parent.constraints)
  }

  @Test func `Views without a common ancestor cannot be tied together`() {
    var raised: [UIException] = []
    let application = UIApplication()
    application.exceptionHandler = { raised.append($0) }
    application.run {
      let stranger = UIView().leftAnchor
      for item in [UIView(), UILayoutGuide()] as [any LayoutItem] {
        let constraint = item.leftAnchor.constraint(equalTo: stranger)
        constraint.isActive = true
        expectFalse(constraint.isActive)
      }
    }
    expectEqual(raised.map(\.name), [.generic, .generic])
    expectTrue(raised.allSatisfy { $0.reason.hasPrefix("Unable to activate constraint with anchors") })
  }

  @Test func `Attributes within margins are those of the rectangle inside`() {
    forEachRow(
      [
        (.leftMargin, .left, 11), (.rightMargin, .left, 187), (.topMargin, .top, 10),
        (.bottomMargin, .top, 88),
        (.leadingMargin, .left, 11), (.trailingMargin, .left, 187), (.centerXWithinMargins, .left, 99),
        (.centerYWithinMargins, .top, 49),
      ] as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, CGFloat)]
    ) { attribute, own, place in
      let suite = Self()
      suite.parent.layoutMargins = UIEdgeInsets(top: 10, left: 11, bottom: 12, right: 13)
      suite.activate(
        NSLayoutConstraint(
          item: suite.child, attribute: own, relatedBy: .equal, toItem: suite.parent, attribute: attribute,
          multiplier: 1,
          constant: 0))
      expectEqual((own == .left ? suite.child.frame.minX : suite.child.frame.minY), place)
    }
  }

  @Test func `The constraints of a view are found by direction, and its layout is ambiguous without all`() {
    let (edge, length) = (
      child.leftAnchor.constraint(equalTo: parent.leftAnchor),
      child.widthAnchor.constraint(equalToConstant: 1)
    )
    let top = child.topAnchor.constraint(equalTo: parent.topAnchor)
    activate(edge, length, top)
    expectEqual(identities(child.constraintsAffectingLayout(for: .horizontal)), identities([length, edge]))
    expectEqual(identities(child.constraintsAffectingLayout(for: .vertical)), identities([top]))
    let other = Self()
    other.activate(
      other.child.leftAnchor.constraint(equalTo: other.parent.leftAnchor),
      other.child.topAnchor.constraint(equalTo: other.parent.topAnchor),
      other.child.widthAnchor.constraint(equalToConstant: 1))
    expectTrue(other.child.hasAmbiguousLayout)
    other.activate(other.child.heightAnchor.constraint(equalToConstant: 1))
    expectFalse(other.child.hasAmbiguousLayout)
  }

  @Test func `A constraint reads as an equation`() {
    child.accessibilityIdentifier = "box"
    let constraint = child.widthAnchor.constraint(equalTo: parent.heightAnchor, multiplier: 0.5, constant: -8)
    expectEqual(constraint.description, "ConstrainedView#box.width == 0.5 * UIView.height - 8")
    expectEqual(
      child.widthAnchor.constraint(equalToConstant: 44).description, "ConstrainedView#box.width == 44")
  }
}
