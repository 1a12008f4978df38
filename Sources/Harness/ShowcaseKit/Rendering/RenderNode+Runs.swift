import Foundation
import HeadlessUIKit
import RenderTree

@MainActor
extension RenderNode {
  /// Adds the parts of a label's text that look different from its beginning, such as
  /// `runs="6-11 semibold-17 color=systemRed; 12-20 underline"`.
  ///
  /// The numbers are offsets in UTF-16 units; those of parts that touch and look alike are joined.
  mutating func addRuns(of label: UILabel) {
    guard label.isAttributed, let text = label.attributedText else { return }
    var runs: [(start: Int, end: Int, look: String)] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { values, range, _ in
      let look = Self.look(of: values, in: label)
      if let last = runs.last, last.end == range.location, last.look == look {
        runs[runs.count - 1].end += range.length
      } else {
        runs.append((range.location, range.location + range.length, look))
      }
    }
    let shown = runs.filter { !$0.look.isEmpty }.map { "\($0.start)-\($0.end) \($0.look)" }
    if !shown.isEmpty { add("runs", .string(shown.joined(separator: "; "))) }
  }

  /// Returns the words for what attributes change of the looks of the label's first character.
  private static func look(of values: [NSAttributedString.Key: Any], in label: UILabel) -> String {
    let font = values[.font] as? UIFont ?? label.usualFont
    var words = font == label.font ? [] : [font.name]
    let color = values[.foregroundColor] as? UIColor ?? label.usualTextColor
    if color != label.textColor { words.append("color=\(RenderValue.text(of: color))") }
    if let color = values[.backgroundColor] as? UIColor {
      words.append("background=\(RenderValue.text(of: color))")
    }
    words += lines.compactMap { key, name in number(values[key]).flatMap { $0 == 0 ? nil : name } }
    words += distances.compactMap { key, name in
      number(values[key]).flatMap { $0 == 0 ? nil : "\(name)=\(RenderValue.number($0).text)" }
    }
    if values[.link] != nil { words.append("link") }
    return words.joined(separator: " ")
  }

  private static let lines: [(NSAttributedString.Key, String)] = [
    (.underlineStyle, "underline"), (.strikethroughStyle, "strikethrough"),
  ]
  private static let distances: [(NSAttributedString.Key, String)] = [
    (.kern, "kern"), (.baselineOffset, "baseline"),
  ]

  /// A number of any type that code uses for attributes.
  private static func number(_ value: Any?) -> Double? {
    (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map(Double.init)
  }
}
