import RenderTree
import Storyboards
import UTF8Text

/// An attribute, or an identifier, with its former and its present value.
struct ValueChange {
  let name: String
  /// The value as it is printed; `nil` where there was none.
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

  /// What differs in the attributes of two nodes, and in frames that are no numbers.
  static func all(from old: RenderNode, to new: RenderNode) -> [ValueChange] {
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
    // One name twice, or the same ones in another order.
    return [ValueChange("attributes", .word(old.listedAttributes), .word(new.listedAttributes))]
  }

  var severity: Severity { severities.min() ?? .state }

  /// By how many whole points the numbers differ, as `0 38`.
  var amount: String? {
    guard numbers.count == 2, numbers[0].count == numbers[1].count else { return nil }
    return zip(numbers[0], numbers[1]).map { wholePoints($1 - $0) }.joined(separator: " ")
  }
}

extension ValueChange {
  /// What is alike in all places; `nil` where that is so only for one class and owner.
  var key: String? {
    let (former, present) = (before ?? "", after ?? "")
    if name == "runs" { return runsKey }
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
    Key.joined("color", Key.both(former, present))
  }

  /// Fonts of one weight that are larger or smaller are one setting, whichever they are.
  var fontKey: String? {
    guard name == "font", let old = before.flatMap(FontWords.init), let new = after.flatMap(FontWords.init),
      old.weight == new.weight
    else { return nil }
    return Key.joined("font", old.size < new.size ? "larger" : "smaller")
  }

  /// Runs of which one token was replaced by another, wherever it is; or the looks of all, where there were none.
  private var runsKey: String? {
    guard before != nil, after != nil else { return Key.joined("runs", looksOfRuns(before ?? after ?? "")) }
    let old = (before ?? "").runTokens
    let new = (after ?? "").runTokens
    guard old.count == new.count else { return nil }
    let pairs = Set(zip(old, new).filter { $0 != $1 }.map { Key.both(String($0), String($1)) })
    return pairs.count == 1 ? pairs.first.map { Key.joined("runs", $0) } : nil
  }

  /// The runs without where they begin and end.
  private func looksOfRuns(_ runs: String) -> String {
    runs.runTokens.filter { !$0.isOffset }.joined(separator: " ")
  }

  /// Whether runs differ only in where they begin and end, which follows from the text.
  var hasOtherOffsets: Bool {
    guard name == "runs", let before, let after else { return false }
    return looksOfRuns(before) == looksOfRuns(after)
  }
}

/// A font as it is printed: `semibold-17`.
private struct FontWords {
  let weight: Substring
  let size: Double

  init?(_ text: String) {
    guard let dash = text.lastIndex(of: "-"), let size = Double(text[text.index(after: dash)...]) else {
      return nil
    }
    (weight, self.size) = (text[..<dash], size)
  }
}

extension String {
  fileprivate var runTokens: [Substring] { split { " ,;()[]\"".contains($0) } }
}

extension Substring {
  /// Whether the token says where a run begins or ends.
  fileprivate var isOffset: Bool { allSatisfy { $0.isNumber || $0 == "-" || $0 == "." || $0 == ":" } }
}

extension RenderNode {
  fileprivate var listedAttributes: String { RenderNode(type, attributes: attributes).line }

  /// Whether both have a frame, with numbers that can be compared.
  static func canCompareFrames(_ old: RenderNode, _ new: RenderNode) -> Bool {
    [old.frame, new.frame].allSatisfy { $0?.isFinite ?? false }
  }
}

extension RenderFrame {
  fileprivate var listed: RenderValue { .numbers([x, y, width, height]) }

  fileprivate var isFinite: Bool { [x, y, width, height].allSatisfy(\.isFinite) }
}

/// A length in whole points, as keys have it.
func wholePoints(_ length: Double) -> String {
  let rounded = length.rounded()
  // What is too large for a whole number is no length on any screen.
  return abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
}
