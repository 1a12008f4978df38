import Foundation

extension ScriptExpression {
  /// The value, if the expression is a literal of the kind and within its limits.
  func literal(as valueKind: ScriptValueKind) -> ScriptValue? {
    switch (valueKind, kind) {
    case (.string, .string(let value)): .string(value)
    case (.string, _): stringOfPoint.map { .string($0) }
    case (.address, .string(let value)) where URL(string: value)?.scheme != nil: .string(value)
    case (.boolean, .boolean(let value)), (.setting, .boolean(let value)): .boolean(value)
    case (.null, .null), (.errorPointer, .null): .null
    case (.className, _): (className ?? classNameOfString).map { .className($0) }
    case (.point, _): point
    case (.date, _): date
    case (_, .number(let value)): valueKind.number(value) ?? valueKind.wholeNumber(value)
    default: nil
    }
  }

  /// The name in `NSClassFromString("UISwitch")`.
  private var classNameOfString: String? {
    guard let arguments = arguments(of: "NSClassFromString"), arguments.map(\.label) == [nil],
      case .string(let name) = arguments[0].value.kind
    else { return nil }
    return name
  }

  /// Whether the expression is `CGPoint.zero`, or `.zero` for a point.
  var isZeroPoint: Bool {
    guard case .chain(let leadingDot, let links) = kind, links.allSatisfy(\.isName) else { return false }
    return links.map(\.name) == (leadingDot ? ["zero"] : ["CGPoint", "zero"])
  }

  /// The point in `CGPoint(x: 1, y: 2)`.
  private var point: ScriptValue? {
    if isZeroPoint { return .point(x: 0, y: 0) }
    guard let arguments = arguments(of: "CGPoint"), arguments.map(\.label) == ["x", "y"],
      case .number(let x) = arguments[0].value.kind, case .number(let y) = arguments[1].value.kind
    else { return nil }
    return .point(x: x, y: y)
  }

  /// The text in `NSStringFromCGPoint(CGPoint(x: 1, y: 2))`: `{1, 2}`.
  private var stringOfPoint: String? {
    guard let arguments = arguments(of: "NSStringFromCGPoint"), arguments.map(\.label) == [nil],
      case .point(let x, let y) = arguments[0].value.point
    else { return nil }
    return "{\(canonicalLiteral(x)), \(canonicalLiteral(y))}"
  }

  /// The date in `Date(timeIntervalSince1970: 0)` or `Date(timeIntervalSinceReferenceDate: 0)`.
  private var dateOfInterval: ScriptValue? {
    guard let arguments = arguments(of: "Date"), arguments.count == 1,
      case .number(let seconds) = arguments[0].value.kind
    else { return nil }
    return switch arguments[0].label {
    case "timeIntervalSince1970": .date(Date(timeIntervalSince1970: seconds))
    case "timeIntervalSinceReferenceDate": .date(Date(timeIntervalSinceReferenceDate: seconds))
    default: nil
    }
  }

  /// The date in `date("2024-05-06T07:08:09Z")`. February 30, which Foundation takes for March 1, is refused.
  private var date: ScriptValue? {
    if let dateOfInterval { return dateOfInterval }
    guard let arguments = arguments(of: "date"), arguments.map(\.label) == [nil],
      case .string(let text) = arguments[0].value.kind, let date = try? Date(text, strategy: .iso8601),
      date.formatted(.iso8601) == text
    else { return nil }
    return .date(date)
  }

  /// The arguments of a function's call that is the whole expression.
  private func arguments(of name: String) -> [Argument]? {
    guard case .chain(leadingDot: false, let links) = kind, links.count == 1, links[0].name == name else {
      return nil
    }
    return links[0].arguments
  }
}

extension ScriptValueKind {
  fileprivate func number(_ value: Double) -> ScriptValue? {
    let isWithinLimits =
      switch self {
      case .number, .setting: true
      case .amount: value > 0
      case .share: (0...1).contains(value)
      case .innerShare: value > 0 && value < 1
      case .seconds: (0...Script.Limit.seconds).contains(value)
      default: false
      }
    return isWithinLimits ? .number(value) : nil
  }

  fileprivate func wholeNumber(_ value: Double) -> ScriptValue? {
    guard let whole = Int(exactly: value) else { return nil }
    let isWithinLimits =
      switch self {
      case .integer: true
      case .index: whole >= 0
      case .count(let range): range.contains(whole)
      default: false
      }
    return isWithinLimits ? .integer(whole) : nil
  }
}
