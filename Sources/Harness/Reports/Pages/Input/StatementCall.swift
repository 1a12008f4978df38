import Scripts

/// A call in a step's cause.
///
///     StatementCall.chain(in: "EarlGrey.selectElement(with: grey_text(\"A\")).perform(grey_tap())")?.map(\.name)
///     // ["selectElement", "perform"]
struct StatementCall: Hashable {
  /// The name without what is before its last point.
  let name: String
  let arguments: [Value]

  indirect enum Value: Hashable {
    case string(String)
    case number(Double)
    /// A name, such as `.up` or `UISwitch.self`.
    case name(String)
    case call(StatementCall)
    case list([Value])
    /// What no input has, such as a boolean.
    case other
  }

  /// Reads a statement as calls that follow one another; `nil` for any other text.
  static func chain(in statement: String) -> [StatementCall]? {
    guard let statements = try? Script(parsing: statement).statements, statements.count == 1,
      case .expression(let expression) = statements[0].kind, case .chain(_, let links) = expression.kind
    else { return nil }
    let calls = links.compactMap(StatementCall.init)
    return calls.isEmpty ? nil : calls
  }

  init(name: String, arguments: [Value]) {
    (self.name, self.arguments) = (name, arguments)
  }

  /// The call of a link; `nil` for a name that is not called.
  fileprivate init?(_ link: ScriptExpression.Link) {
    guard let arguments = link.arguments else { return nil }
    self.init(name: link.name, arguments: arguments.map { Value($0.value) })
  }

  /// The first argument as a string; `nil` if it is not one.
  var string: String? {
    if case .string(let text)? = arguments.first { text } else { nil }
  }

  /// The first argument as the name after its point, such as `up` of `.up`; `nil` if it is not a name.
  var word: String? {
    guard case .name(let name)? = arguments.first else { return nil }
    return name.split(separator: ".").last.map(String.init)
  }

  /// The numbers among the arguments, and in a point among them, in order.
  var numbers: [Double] {
    arguments.flatMap { value -> [Double] in
      switch value {
      case .number(let number): [number]
      case .call(let call): call.numbers
      default: []
      }
    }
  }

  /// The calls among the arguments, and in lists among them.
  var calls: [StatementCall] {
    func calls(in value: Value) -> [StatementCall] {
      switch value {
      case .call(let call): [call]
      case .list(let values): values.flatMap(calls)
      default: []
      }
    }
    return arguments.flatMap(calls)
  }
}

extension StatementCall.Value {
  fileprivate init(_ expression: ScriptExpression) {
    switch expression.kind {
    case .string(let text): self = .string(text)
    case .number(let number): self = .number(number)
    case .array(let elements): self = .list(elements.map(Self.init))
    case .chain(let leadingDot, let links):
      let names = links.map(\.name).joined(separator: ".")
      self =
        links.last(where: { $0.arguments != nil }).flatMap { StatementCall($0) }.map { .call($0) }
        ?? .name((leadingDot ? "." : "") + names)
    case .interpolation, .boolean, .null, .reference: self = .other
    }
  }
}
