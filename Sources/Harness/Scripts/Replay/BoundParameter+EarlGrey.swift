import EarlGrey
import HeadlessUIKit

extension BoundParameter where Value == GREYMatcher {
  static var matcher: Self { Self(.matcher) { $0.matcher } }
}

extension BoundParameter where Value == [GREYMatcher] {
  static var matchers: Self {
    Self(.list(.matcher)) { value in
      guard case .list(let values) = value else { return nil }
      let matchers = values.compactMap(\.matcher)
      return matchers.count == values.count ? matchers : nil
    }
  }
}

extension BoundParameter where Value == GREYDirection {
  static var direction: Self { .member([.left, .right, .up, .down]) }
}

extension BoundParameter where Value == GREYPinchDirection {
  static var pinchDirection: Self { .member([.outward, .inward]) }
}

extension BoundParameter where Value == GREYContentEdge {
  static var contentEdge: Self { .member([.left, .right, .top, .bottom]) }
}

extension BoundParameter where Value == [GREYLayoutConstraint] {
  static var constraints: Self {
    Self(.list(.instance(of: "GREYLayoutConstraint"))) { value in
      guard case .list(let values) = value else { return nil }
      let constraints = values.compactMap(\.constraint)
      return constraints.count == values.count ? constraints : nil
    }
  }
}

extension BoundParameter where Value == GREYLayoutAttribute {
  static var layoutAttribute: Self { .member([.left, .right, .top, .bottom]) }
}

extension BoundParameter where Value == GREYLayoutRelation {
  static var layoutRelation: Self { .member([.lessThanOrEqual, .equal, .greaterThanOrEqual]) }
}

extension BoundParameter where Value == GREYLayoutDirection {
  static var layoutDirection: Self { .member([.left, .right, .up, .down]) }
}

extension BoundParameter where Value == UIAccessibilityTraits {
  /// `.button`, `UIAccessibilityTraits.button` or `[.button, .selected]`.
  static var traits: Self {
    Self(.members(type: "UIAccessibilityTraits", names: UIAccessibilityTraits.all.map(\.name))) { value in
      guard case .list(let values) = value else { return nil }
      let traits = UIAccessibilityTraits.all.filter { values.contains(.member($0.name)) }
      return UIAccessibilityTraits(traits.map(\.trait))
    }
  }
}

@MainActor
extension ScriptValue {
  /// The matcher that a nested call makes.
  fileprivate var matcher: GREYMatcher? {
    if case .call(let call) = self { EarlGreyBindings.matcher(call) } else { nil }
  }

  fileprivate var constraint: GREYLayoutConstraint? {
    if case .call(let call) = self { EarlGreyBindings.constraint(call) } else { nil }
  }
}
