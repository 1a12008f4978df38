import RenderTree
import Storyboards
import UTF8Text

/// An atom in words.
extension Atom {
  /// The change alone, such as `color=#AA0000 -> color=#172B4D`, without the node.
  var change: String {
    switch kind {
    case .heading where part == "name": "renamed \(before) -> \(after)"
    case .text, .spoken, .heading: Self.arrow(from: printed(before), to: printed(after))
    case .state: Self.arrow(from: bracketed(before), to: bracketed(after))
    case .value, .derived: Self.arrow(from: assigned(before), to: assigned(after))
    case .screen, .type: "\(before.isEmpty ? "none" : before) -> \(after.isEmpty ? "none" : after)"
    case .call: callChange
    case .step: stepChange
    case .golden: "the golden is missing"
    case .went: "removed \(name)"
    case .came: "added \(name)"
    case .moved: "moved \(name)"
    case .order: part == StepAtoms.Exchange.texts.rawValue ? "exchanged \(before)" : "reordered \(before)"
    case .frame: amounts.words
    case .failure: before
    }
  }

  /// Returns the word for one or several changes of this kind.
  func noun(_ count: Int) -> String {
    let noun =
      switch kind {
      case .text, .spoken: "text"
      case .call: "call"
      case .step: "step"
      case .state: "state"
      case .screen: "screen"
      case .type: "class"
      default: "change"
      }
    return noun + (count == 1 ? "" : noun == "class" ? "es" : "s")
  }

  /// The node's name for a reader: its class, with its identifier or text if it has one.
  var name: String { mark.map { "\(type) \($0.oneLine)" } ?? type }

  private var attribute: String { kind == .spoken || part == "placeholder" ? "\(part)=" : "" }

  private func printed(_ text: String) -> String {
    text.isEmpty ? "none" : attribute + "\"\(text.oneLine)\""
  }

  /// A change, whose sides are spelled out if they look equal.
  private static func arrow(from before: String, to after: String) -> String {
    "\(before.shown(apartFrom: after)) -> \(after.shown(apartFrom: before))"
  }

  private func bracketed(_ state: String) -> String { state.isEmpty ? "none" : "[\(state)]" }

  private func assigned(_ value: String) -> String {
    value.isEmpty ? "none" : part == "identifier" ? "#\(value)" : "\(part)=\(value)"
  }

  private var callChange: String {
    if before == after { return "\(before.withoutDoubledBlanks) at another time" }
    if before.isEmpty { return "\(after.withoutDoubledBlanks) is new" }
    if after.isEmpty { return "\(before.withoutDoubledBlanks) is missing" }
    return Self.arrow(from: before.withoutDoubledBlanks, to: after.withoutDoubledBlanks)
  }

  private var stepChange: String {
    switch part {
    case "more": "extra step: \(after.oneLine)"
    case "missing": "missing step: \(before.oneLine)"
    case "key frame": "key frame of \(before.oneLine)"
    default: "step \(before.oneLine) -> \(after.oneLine)"
    }
  }
}

extension Atom {
  /// The lines that show the change, as in a difference of storyboards.
  var lines: [String] {
    switch kind {
    case .call:
      [("-", before), ("+", after)].filter { !$0.1.isEmpty }.map { "\($0) \($1.oneLine)" }.shownApart
    case .heading where part == "name": [change]
    case .heading: ["- \(part): \(before.oneLine)", "+ \(part): \(after.oneLine)"].shownApart
    case .value where part == ValueChange.hiddenContents:
      [
        "changed \(name): \(change)",
        "run the scenario where its golden passes, then here, to see what differs",
      ]
    case .text, .spoken, .state, .value, .derived, .screen, .type: ["changed \(name): \(change)"]
    case .failure:
      after.isEmpty ? [] : after.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    case .frame: ["changed \(name): \(before) -> \(after)"]
    case .went, .came, .moved, .order, .step, .golden: [change]
    }
  }

  /// The end of a cause's first line: where the atom is.
  var owner: String? { place.flatMap { $0.owner.isEmpty ? nil : $0.owner } }
}

extension [FrameAmount] {
  /// For example, `6 taller`, or `8 to 16 lower`, for each kind of change.
  var words: String {
    var sorts: [String] = []
    var ranges: [String: (least: Double, most: Double)] = [:]
    for change in self {
      let amount = (abs(change.amount) * 1000).rounded() / 1000
      if let range = ranges[change.sort] {
        ranges[change.sort] = (Swift.min(range.least, amount), Swift.max(range.most, amount))
      } else {
        sorts.append(change.sort)
        ranges[change.sort] = (amount, amount)
      }
    }
    return sorts.map { sort in
      let (least, most) = ranges[sort] ?? (0, 0)
      let amount = least == most ? most.decimalText : "\(least.decimalText) to \(most.decimalText)"
      return "\(amount) \(sort)"
    }.joined(separator: ", ")
  }
}

extension FrameAmount {
  fileprivate var sort: String {
    switch (axis, isSize) {
    case (.horizontal, true): amount > 0 ? "wider" : "narrower"
    case (.horizontal, false): amount > 0 ? "farther right" : "farther left"
    case (.vertical, true): amount > 0 ? "taller" : "shorter"
    case (.vertical, false): amount > 0 ? "lower" : "higher"
    }
  }
}

extension String {
  /// The keywords of a storyboard are padded to a column; in a sentence they are not.
  fileprivate var withoutDoubledBlanks: String { replacing("  ", with: " ") }
}
