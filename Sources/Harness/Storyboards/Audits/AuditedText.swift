import RenderTree
import UTF8Text

/// A text, or a part of it, as an audit judges its contrast.
struct AuditedText: Hashable {
  var color: AuditColor
  /// A color behind this part of the text only.
  var background: AuditColor?
  /// The weight and the size in points, as in `bold-14`; `nil` if unknown.
  var font: String?
  /// What the size is multiplied by to fit.
  var scale = 1.0

  /// The least contrast by the Web Content Accessibility Guidelines 2.1.
  var leastContrast: Double { isLarge ? 3 : 4.5 }

  /// Whether it has at least 18 points, or 14 in bold.
  private var isLarge: Bool {
    guard let font, let dash = font.lastIndex(of: "-"),
      let size = Double(font[font.index(after: dash)...]).map({ $0 * scale })
    else { return false }
    let isBold = ["bold", "heavy", "black"].contains { font.lowercased().split(separator: "-").contains($0) }
    return size >= 18 || isBold && size >= 14
  }
}

extension AuditedText {
  /// A contrast that is too low.
  struct Contrast: Hashable {
    var ratio: Double
    var least: Double
    var text: AuditColor
    var background: AuditColor

    /// What is wrong, with the colors as they are seen.
    var problem: String {
      """
      its text has a contrast of \(Self.words(ratio, below: least)):1, less than \(least.decimalText):1: \
      \(text.text) on \(background.text)
      """
    }

    /// Returns a ratio with two decimals, which are cut off where rounding would reach the limit.
    private static func words(_ ratio: Double, below least: Double) -> String {
      let rounded = (ratio * 100).rounded() / 100
      return (rounded < least ? rounded : (ratio * 100).rounded(.down) / 100).decimalText
    }
  }

  /// Returns the contrast with what is behind the text; `nil` if it is enough or unknown, or if the text is
  /// transparent.
  func contrast(before backdrop: AuditBackdrop) -> Contrast? {
    guard color.alpha >= 0.01 else { return nil }
    var backdrop = backdrop
    if let background { backdrop.paint(.color(background)) }
    guard let behind = backdrop.seen(), let front = backdrop.seen(color) else { return nil }
    let ratio = front.contrast(with: behind)
    return ratio < leastContrast
      ? Contrast(ratio: ratio, least: leastContrast, text: front, background: behind) : nil
  }
}

extension AuditedNode {
  /// The parts of the node's text, or of its placeholder; empty without a text or if its color is unknown.
  var texts: [AuditedText] {
    if node.text?.isEmpty == false { return texts(color: "color", runs: "runs") }
    guard node.word("placeholder")?.isEmpty == false, !hasUsualPlaceholder else { return [] }
    return texts(color: "placeholderColor", runs: "placeholderRuns")
  }

  /// Whether the system chose the color of the placeholder.
  private var hasUsualPlaceholder: Bool {
    guard let value = node.value("whole.placeholderColor") ?? node.value("placeholderColor") else {
      return false
    }
    return value == .word("placeholderText") || value.isColor(named: "placeholderText")
  }

  private func texts(color: String, runs: String) -> [AuditedText] {
    guard let color = node.auditColor(color) else { return [] }
    let whole = AuditedText(color: color, font: node.auditWord("font"), scale: node.number("scale") ?? 1)
    let parts = node.auditWord(runs)?.split(separator: ";") ?? []
    return [whole] + parts.map { whole.changed(by: $0.split(separator: " ").dropFirst()) }
  }
}

extension RenderValue {
  fileprivate func isColor(named name: String) -> Bool {
    if case .color(_, let own) = self { own == name } else { false }
  }
}

extension AuditedText {
  /// Returns the text with the look that a run describes, such as `bold-17 color=systemRed(#FF3B30)`.
  fileprivate func changed(by words: some Sequence<Substring>) -> AuditedText {
    var text = self
    for word in words {
      if word.hasPrefix("color=") {
        text.color = Self.color(in: word) ?? text.color
      } else if word.hasPrefix("background=") {
        text.background = Self.color(in: word)
      } else if !word.contains("="), word.last?.isNumber == true {
        text.font = String(word)
      }
    }
    return text
  }

  /// Returns the value at the end of a word, as in `color=#FF3B30` or `color=systemRed(#FF3B30)`.
  private static func color(in word: Substring) -> AuditColor? {
    word.firstIndex(of: "#").flatMap { AuditColor(word[$0...].prefix { $0 != ")" }) }
  }
}
