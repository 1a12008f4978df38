import Diagnostics

/// The first call of a chain: a dotted name and arguments, before members are called on the result.
///
/// For `EarlGrey.selectElement(with: m).perform(a)`, the name is `EarlGrey.selectElement`, the receiver is
/// `EarlGrey`, and `perform(a)` is the rest of the chain.
struct CallHead {
  /// `grey_tap`, `EarlGrey.selectElement`, or `.perform` for a call on an interaction.
  var name: String
  var arguments: [ScriptExpression.Argument]
  var range: Range<SourcePosition>

  var isMember: Bool { name.hasPrefix(".") }

  /// The text before the name's first dot; `nil` for a member or a name without a dot.
  var receiver: String? {
    guard !isMember, let dot = name.firstIndex(of: ".") else { return nil }
    return String(name[..<dot])
  }

  /// Splits a chain after its first call; `nil` if nothing is called.
  ///
  /// EarlGrey 1's `sharedInstance()` counts as EarlGrey 2's `shared`.
  static func split(
    _ spelling: [ScriptExpression.Link]
  ) -> (head: CallHead, rest: ArraySlice<ScriptExpression.Link>)? {
    let links = spelling.map(\.asSharedProperty)
    guard let index = links.firstIndex(where: { $0.arguments != nil }), let arguments = links[index].arguments
    else { return nil }
    let name = links[...index].map(\.name).joined(separator: ".")
    let range = links[0].range.lowerBound..<links[index].range.upperBound
    return (CallHead(name: name, arguments: arguments, range: range), links[(index + 1)...])
  }

  /// A member that is called on an interaction; `nil` if it is not called.
  init?(member link: ScriptExpression.Link) {
    guard let arguments = link.arguments else { return nil }
    self.init(name: ".\(link.name)", arguments: arguments, range: link.range)
  }

  private init(name: String, arguments: [ScriptExpression.Argument], range: Range<SourcePosition>) {
    self.name = name
    self.arguments = arguments
    self.range = range
  }
}

extension ScriptExpression.Link {
  fileprivate var asSharedProperty: Self {
    name == "sharedInstance" && arguments == [] ? Self("shared", range: range) : self
  }
}

extension ScriptExpression {
  /// The name of the class in `UISwitch.self`, which may itself have dots.
  var className: String? {
    guard case .chain(leadingDot: false, let links) = kind, links.count > 1, links.last?.name == "self",
      links.allSatisfy(\.isName)
    else { return nil }
    return links.dropLast().map(\.name).joined(separator: ".")
  }

  /// The name, if the expression is only a name.
  var plainName: String? {
    guard case .chain(leadingDot: false, let links) = kind, links.count == 1, links[0].isName else {
      return nil
    }
    return links[0].name
  }

  /// The first call of a chain and what follows it; `nil` if the expression calls nothing.
  var splitCall: (head: CallHead, rest: ArraySlice<Link>)? {
    guard case .chain(leadingDot: false, let links) = kind else { return nil }
    return CallHead.split(links)
  }

  /// The expression, shortened for a message.
  var namedForMessage: String {
    switch kind {
    case .string, .interpolation, .number, .boolean, .null, .reference: canonicalText
    case .array: "an array"
    case .chain(let leadingDot, let links):
      "'\(leadingDot ? "." : "")\(links.map(\.name).joined(separator: "."))'"
    }
  }
}
