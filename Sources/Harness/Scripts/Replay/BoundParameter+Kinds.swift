import EarlGrey
import Foundation
import HeadlessUIKit

extension BoundParameter where Value == String {
  static var string: Self { Self(.string) { if case .string(let value) = $0 { value } else { nil } } }

  /// The name of a variable for errors.
  static var error: Self { Self(.error) { if case .error(let name) = $0 { name } else { nil } } }

  /// The name of a class, of `UISwitch.self`.
  static var className: Self {
    Self(.className) { if case .className(let value) = $0 { value } else { nil } }
  }
}

extension BoundParameter where Value == Double {
  static var number: Self { number(.number) }
  static var share: Self { number(.share) }
  static var seconds: Self { number(.seconds) }

  private static func number(_ kind: ScriptValueKind) -> Self {
    Self(kind) { if case .number(let value) = $0 { value } else { nil } }
  }
}

extension BoundParameter where Value == CGFloat {
  static var cgFloat: Self { length(.number) }
  static var amount: Self { length(.amount) }
  static var innerShare: Self { length(.innerShare) }

  private static func length(_ kind: ScriptValueKind) -> Self {
    Self(kind) { if case .number(let value) = $0 { CGFloat(value) } else { nil } }
  }
}

extension BoundParameter where Value == Float {
  static var float: Self {
    Self(.number) { if case .number(let value) = $0 { Float(value) } else { nil } }
  }
}

extension BoundParameter where Value == Int {
  static var integer: Self { integer(.integer) }
  static var index: Self { integer(.index) }

  private static func integer(_ kind: ScriptValueKind) -> Self {
    Self(kind) { if case .integer(let value) = $0 { value } else { nil } }
  }
}

extension BoundParameter where Value == UInt {
  static func count(_ range: ClosedRange<Int>) -> Self {
    Self(.count(range)) { if case .integer(let value) = $0 { UInt(exactly: value) } else { nil } }
  }
}

extension BoundParameter where Value == Bool {
  static var boolean: Self { Self(.boolean) { if case .boolean(let value) = $0 { value } else { nil } } }
}

extension BoundParameter where Value == CGPoint {
  static var point: Self {
    Self(.point) { if case .point(let x, let y) = $0 { CGPoint(x: x, y: y) } else { nil } }
  }
}

extension BoundParameter where Value == Date {
  static var date: Self { Self(.date) { if case .date(let value) = $0 { value } else { nil } } }
}

extension BoundParameter where Value == URL {
  static var address: Self {
    Self(.address) { if case .string(let value) = $0 { URL(string: value) } else { nil } }
  }
}

extension BoundParameter where Value == Void {
  /// Only `nil`.
  static var null: Self { Self(.null) { $0 == .null ? () : nil } }

  /// An error pointer, which the replayer handles; `nil` if a call omits it.
  static var errorPointer: Self {
    Self(.errorPointer) {
      switch $0 {
      case .null, .errorPointer: ()
      default: nil
      }
    }
    .or(.null)
  }
}

extension BoundParameter where Value: Sendable {
  /// One of the cases of an enumeration.
  static func member(_ values: [Value]) -> Self {
    Self(.member(type: "\(Value.self)", names: values.map { "\($0)" })) { argument in
      guard case .member(let name) = argument else { return nil }
      return values.first { "\($0)" == name }
    }
  }

  /// A value that may be `nil`.
  static func optional<Wrapped>(_ parameter: BoundParameter<Wrapped>) -> Self where Value == Wrapped? {
    // The outer optional says whether the argument fits; `nil` as an argument does.
    Self(.optional(parameter.declaration.kind)) { $0 == .null ? .some(nil) : parameter.value($0) }
  }
}

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
  /// The matcher that a nested call creates.
  fileprivate var matcher: GREYMatcher? {
    if case .call(let call) = self { EarlGreyBindings.matcher(call) } else { nil }
  }

  fileprivate var constraint: GREYLayoutConstraint? {
    if case .call(let call) = self { EarlGreyBindings.constraint(call) } else { nil }
  }
}
