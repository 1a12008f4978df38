import Foundation

extension BoundParameter where Value == String {
  static var string: Self { Self(.string) { if case .string(let value) = $0 { value } else { nil } } }

  /// The name of a class, of `UISwitch.self`.
  static var className: Self {
    Self(.className) { if case .className(let value) = $0 { value } else { nil } }
  }
}

extension BoundParameter where Value == Double {
  static var number: Self { number(.number) }
  static var amount: Self { number(.amount) }
  static var share: Self { number(.share) }
  static var innerShare: Self { number(.innerShare) }
  static var seconds: Self { number(.seconds) }

  private static func number(_ kind: ScriptValueKind) -> Self {
    Self(kind) { if case .number(let value) = $0 { value } else { nil } }
  }
}

extension BoundParameter where Value == Int {
  static var integer: Self { integer(.integer) }
  static var index: Self { integer(.index) }

  static func count(_ range: ClosedRange<Int>) -> Self { integer(.count(range)) }

  private static func integer(_ kind: ScriptValueKind) -> Self {
    Self(kind) { if case .integer(let value) = $0 { value } else { nil } }
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

extension BoundParameter where Value: RawRepresentable & SendableMetatype, Value.RawValue == String {
  /// One of the values of a type whose raw values are the names of its members.
  static func member(_ values: [Value]) -> Self {
    Self(.member(type: "\(Value.self)", names: values.map(\.rawValue))) {
      if case .member(let name) = $0 { Value(rawValue: name) } else { nil }
    }
  }
}
