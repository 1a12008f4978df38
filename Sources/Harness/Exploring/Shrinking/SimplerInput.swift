import Scripts

/// Inputs that do the same as another one in a simpler way: a tap instead of another gesture, an element with a lower
/// number, a shorter text, less time.
///
///     SimplerInput.all(of: Input(.wait, to: "the clock", ["advance(by: 3)"]), for: .crash)
///       .map(\.statements)  // [["advance(by: 1)"], ["advance(by: 2)"]]
enum SimplerInput {
  /// Returns the simpler inputs, the simplest first, each of which differs in one argument.
  ///
  /// - Parameters:
  ///   - input: The input; what restores something stays as it is.
  ///   - oracle: What the inputs have to show.
  static func all(of input: Input, for oracle: Oracle) -> [Input] {
    guard input.kind != .restore, input.statements.count == 1, let text = input.statements.first,
      let statement = try? Script(parsing: text).statements.first,
      case .expression(let call) = statement.kind
    else { return [] }
    return call.simpler(for: oracle).map { simpler in
      let text = simpler.canonicalText
      let isTap = text.hasSuffix(".perform(\(tap)())")
      return Input(isTap && !Self.isTap(input) ? .tap : input.kind, to: input.subject, [text])
    }
  }

  fileprivate static let tap = "grey_tap"

  private static func isTap(_ input: Input) -> Bool { input.kind == .tap || input.kind == .press }
}

extension Oracle {
  /// Whether a finding's subject is what the input was for, so that it must stay the same element.
  fileprivate var isAboutInput: Bool { [.hang, .flood, .nothingHappens].contains(self) }

  /// Whether the oracle is sure only after half a minute.
  fileprivate var waitsLong: Bool { self == .deadEnd }

  /// Whether the oracle makes exceptions for the texts that a walk typed, which it knows.
  fileprivate var knowsTexts: Bool { self == .clippedText }
}

extension ScriptExpression {
  /// The calls that differ from this one in one argument.
  fileprivate func simpler(for oracle: Oracle) -> [ScriptExpression] {
    guard case .chain(let leadingDot, let links) = kind else { return [] }
    // What is done comes first: it says more than where.
    return links.indices.reversed().flatMap { index in
      links[index].simpler(for: oracle).map { simpler in
        var copy = links
        copy[index] = simpler
        return ScriptExpression(.chain(leadingDot: leadingDot, copy), range: range)
      }
    }
  }
}

extension ScriptExpression.Link {
  fileprivate func simpler(for oracle: Oracle) -> [ScriptExpression.Link] {
    guard let argument = arguments?.first?.value else { return Self.gestures.contains(name) ? [tap] : [] }
    switch (name, argument.kind) {
    case ("perform", _): return argument.simpler(for: oracle).map(calling)
    case ("grey_typeText", .string(let text)), ("grey_replaceText", .string(let text)):
      return oracle.knowsTexts ? [] : SimplerText.all(of: text).map { calling(.string($0)) }
    case ("openDeepLink", .string(let address)):
      return SimplerAddress.all(of: address).map { calling(.string($0)) }
    case ("atIndex", .number(let number)):
      return oracle.isAboutInput ? [] : SimplerNumber.all(of: number, from: 0).map { calling(.number($0)) }
    case ("grey_setStepperValue", .number(let number)), ("grey_moveSliderToValue", .number(let number)):
      return SimplerNumber.all(of: number, from: 0).map { calling(.number($0)) }
    case ("advance", .number(let seconds)):
      return oracle.waitsLong ? [] : SimplerNumber.all(of: seconds, from: 1).map { calling(.number($0)) }
    default: return Self.gestures.contains(name) ? [tap] : []
    }
  }

  /// The gestures that a person would rather replace by a tap.
  private static let gestures: Set = [
    "grey_doubleTap", "grey_longPress", "grey_pinchFastInDirectionAndAngle", "grey_twistFastWithAngle",
    "grey_swipeFastInDirection",
  ]

  private var tap: ScriptExpression.Link {
    ScriptExpression.Link(SimplerInput.tap, arguments: [], range: range)
  }

  private func calling(_ kind: ScriptExpression.Kind) -> ScriptExpression.Link {
    calling(ScriptExpression(kind, range: range))
  }

  /// The call with another first argument.
  private func calling(_ value: ScriptExpression) -> ScriptExpression.Link {
    var copy = self
    copy.arguments?[0].value = value
    return copy
  }
}
