import Foundation
import HeadlessUIKit
import RenderTree

@MainActor
extension RenderNode {
  /// Adds the parts of a label's text that look different from its beginning.
  mutating func addRuns(of label: UILabel) {
    guard label.isAttributed, let text = label.attributedText else { return }
    addRuns(
      of: text, excluding: TextLook(font: label.font, color: label.textColor),
      usual: TextLook(font: label.usualFont, color: label.usualTextColor))
  }

  /// Adds the parts of a text that look different from what its node reports, such as
  /// `runs="6-11 semibold-17 color=systemRed; 12-20 underline"`.
  ///
  /// The numbers are offsets in UTF-16 units. Adjacent parts with the same look are joined.
  ///
  /// - Parameters:
  ///   - text: The text, with attributes.
  ///   - reported: The look that the node already reports: that of the text's beginning.
  ///   - usual: The look of parts without attributes.
  ///   - name: The attribute's name in the node; `runs` by default.
  mutating func addRuns(
    of text: NSAttributedString, excluding reported: TextLook, usual: TextLook, named name: String = "runs"
  ) {
    var runs: [(start: Int, end: Int, look: String)] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { values, range, _ in
      let look = Self.words(for: values, excluding: reported, usual: usual)
      if let last = runs.last, last.end == range.location, last.look == look {
        runs[runs.count - 1].end += range.length
      } else {
        runs.append((range.location, range.location + range.length, look))
      }
    }
    let shown = runs.filter { !$0.look.isEmpty }.map { "\($0.start)-\($0.end) \($0.look)" }
    if !shown.isEmpty { add(name, .string(shown.joined(separator: "; "))) }
  }

  /// Returns the words for the attributes that differ from the reported look.
  private static func words(
    for values: [NSAttributedString.Key: Any], excluding reported: TextLook, usual: TextLook
  ) -> String {
    let font = values[.font] as? UIFont ?? usual.font
    var words =
      font.isSame(as: reported.font) ? [] : [Description.isComplete ? font.name : font.styledName]
    let color = values[.foregroundColor] as? UIColor ?? usual.color
    if color != reported.color { words.append("color=\(RenderValue.text(of: color))") }
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

  /// Returns the number, which code may set as any numeric type.
  private static func number(_ value: Any?) -> Double? {
    (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map(Double.init)
  }
}

/// The font and the color of a text.
struct TextLook {
  var font: UIFont
  var color: UIColor
}

extension TextLook {
  /// Returns the look at a text's beginning; this look applies where the text has no attribute.
  func beginning(of text: NSAttributedString) -> TextLook {
    guard text.length > 0 else { return self }
    let values = text.attributes(at: 0, effectiveRange: nil)
    return TextLook(
      font: values[.font] as? UIFont ?? font, color: values[.foregroundColor] as? UIColor ?? color)
  }
}
