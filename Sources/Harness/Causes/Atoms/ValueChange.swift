import RenderTree
import Storyboards
import UTF8Text

/// An attribute, or an identifier, with its old and its new value.
///
///     // UITableView offset=(0 0)    UITableView offset=(0 38.4)
///     let change = ValueChange.all(from: old, to: new)[0]
///     change.before  // "(0 0)"
///     change.amount  // "0 38"
struct ValueChange {
  let name: String
  /// The value as printed; `nil` if the part is new.
  let before: String?
  let after: String?
  private let severities: [Severity]
  private let numbers: [[Double]]

  private init(_ name: String, _ before: RenderValue?, _ after: RenderValue?) {
    self.name = name
    (self.before, self.after) = (before?.text, after?.text)
    severities = [before, after].compactMap {
      $0.map { NodePart.attribute(RenderAttribute(name, $0)).severity }
    }
    numbers = [before, after].compactMap { value in
      if case .numbers(let numbers) = value { numbers } else { nil }
    }
  }

  static func of(_ former: String?, _ present: String?) -> ValueChange {
    ValueChange("identifier", former.map(RenderValue.word), present.map(RenderValue.word))
  }

  /// Returns the differences in the attributes of two nodes, and in frames that are not numbers.
  static func all(from old: RenderNode, to new: RenderNode) -> [ValueChange] {
    if old.isFolded || new.isFolded {
      // Folded in both, it says only that something in it differs, so all such changes are one. In one only, it is a
      // state.
      let isHiddenTwice = old.isFolded && new.isFolded && old.place != new.place
      return isHiddenTwice ? [ValueChange(hiddenContents, .word("former"), .word("other"))] : []
    }
    var changes = old.attributes == new.attributes ? [] : attributes(from: old, to: new)
    if old.frame != new.frame, !RenderNode.canCompareFrames(old, new) {
      changes.append(ValueChange("frame", old.frame?.listed, new.frame?.listed))
    }
    return changes
  }

  private static func attributes(from old: RenderNode, to new: RenderNode) -> [ValueChange] {
    var changes: [ValueChange] = []
    for former in old.attributes where new.value(former.name) != former.value {
      changes.append(ValueChange(former.name, former.value, new.value(former.name)))
    }
    for present in new.attributes where old.value(present.name) == nil {
      changes.append(ValueChange(present.name, nil, present.value))
    }
    guard changes.isEmpty else { return changes }
    // A name occurs twice, or the attributes have another order.
    return [ValueChange("attributes", .word(old.listedAttributes), .word(new.listedAttributes))]
  }

  var severity: Severity { severities.min() ?? .state }

  /// The differences of the numbers in whole points, such as `0 38`.
  var amount: String? {
    guard numbers.count == 2, numbers[0].count == numbers[1].count else { return nil }
    return zip(numbers[0], numbers[1]).map { wholePoints($1 - $0) }.joined(separator: " ")
  }
}

extension ValueChange {
  /// What the change has in common with others anywhere; `nil` if it is comparable only for one class and
  /// owner.
  var key: String? {
    let (former, present) = (before ?? "", after ?? "")
    if name == "runs" { return runsKey }
    if name == Self.hiddenContents { return Key.joined(name) }
    if isColor, before != nil, after != nil { return Self.colorKey(former, present) }
    guard isColor || name == "font" || name == "url" || name == "identifier" || isImage else { return nil }
    return Key.joined(
      name,
      name == "identifier"
        ? Key.both(former.withoutNumbers, present.withoutNumbers) : Key.both(former, present))
  }

  private var isColor: Bool {
    ["color", "background", "tint", "onTint"].contains(name) || name.hasSuffix("Color")
      || name.hasSuffix("Tint")
  }

  private var isImage: Bool { name == "image" || name.hasSuffix("Image") }

  private static func colorKey(_ former: String, _ present: String) -> String {
    Key.joined("color", Key.both(former.withoutDetail, present.withoutDetail))
  }

  /// The name of what differs between two folds of a node whose texts are unknown.
  static let hiddenContents = "hidden contents"

  /// A key for fonts of one weight that become larger, or smaller: that is one setting, whatever the sizes.
  var fontKey: String? {
    if name == "font", let before, let after, before.withoutDetail == after.withoutDetail,
      [before, after].allSatisfy(\.hasUsualFace)
    {
      return Key.joined("font", "text size")
    }
    guard name == "font", let old = before.flatMap(FontWords.init), let new = after.flatMap(FontWords.init),
      old.weight == new.weight
    else { return nil }
    return Key.joined("font", old.size < new.size ? "larger" : "smaller")
  }

  /// A key for runs in which one token replaced another, wherever it is; or, for new or removed runs, their
  /// looks.
  private var runsKey: String? {
    guard before != nil, after != nil else { return Key.joined("runs", looksOfRuns(before ?? after ?? "")) }
    let old = (before ?? "").runTokens
    let new = (after ?? "").runTokens
    guard old.count == new.count else { return nil }
    let pairs = Set(zip(old, new).filter { $0 != $1 }.map { Key.both(String($0), String($1)) })
    return pairs.count == 1 ? pairs.first.map { Key.joined("runs", $0) } : nil
  }

  /// Returns the runs without their offsets.
  private func looksOfRuns(_ runs: String) -> String {
    runs.runTokens.filter { !$0.isOffset }.joined(separator: " ")
  }

  /// Whether runs differ only in their offsets, which follow from the text.
  var hasOtherOffsets: Bool {
    guard name == "runs", let before, let after else { return false }
    return looksOfRuns(before) == looksOfRuns(after)
  }
}

/// A font as printed: `semibold-17`, `subheadline`, or `subheadline(regular-23)`, whose weight is `subheadline regular`.
private struct FontWords {
  let weight: String
  let size: Double

  init?(_ text: String) {
    let face = TextStyleFonts.face(of: text)
    guard let dash = face.lastIndex(of: "-"), let size = Double(face[face.index(after: dash)...]) else {
      return nil
    }
    // A font that follows the text size differs from a fixed one, whatever their sizes.
    let style = text == face ? "" : text.prefix { $0 != "(" } + " "
    (weight, self.size) = (style + face[..<dash], size)
  }
}

extension String {
  /// A name without what it means in parentheses: `label` of `label(#FFFFFF)`, `body` of `body(regular-23)`.
  fileprivate var withoutDetail: String { String(prefix { $0 != "(" }) }

  /// Whether a font that follows the text size has the face of its text style.
  fileprivate var hasUsualFace: Bool {
    let face = drop { $0 != "(" }
    return face.isEmpty || face.hasPrefix("(regular-") || hasPrefix("headline(semibold-")
  }

  fileprivate var runTokens: [Substring] { split { " ,;()[]\"".contains($0) } }
}

extension Substring {
  /// Whether the token is the start or end of a run.
  fileprivate var isOffset: Bool { allSatisfy { $0.isNumber || $0 == "-" || $0 == "." || $0 == ":" } }
}

extension RenderNode {
  fileprivate var listedAttributes: String { RenderNode(type, attributes: attributes).line }

  /// Whether both have frames with comparable numbers.
  static func canCompareFrames(_ old: RenderNode, _ new: RenderNode) -> Bool {
    [old.frame, new.frame].allSatisfy { $0?.isFinite ?? false }
  }
}

extension RenderFrame {
  fileprivate var listed: RenderValue { .numbers([x, y, width, height]) }

  fileprivate var isFinite: Bool { [x, y, width, height].allSatisfy(\.isFinite) }
}

/// Returns a length in whole points, as used in keys.
func wholePoints(_ length: Double) -> String {
  let rounded = length.rounded()
  // Too large for a whole number; no screen has such a length.
  return abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
}
