import Foundation

extension StyledText {
  /// The measures of an attributed text; `font` and `paragraph` are for parts that say nothing themselves.
  ///
  /// The paragraph style at the beginning counts for the whole text.
  init(_ attributed: NSAttributedString, font: UIFont, paragraph: ParagraphMetrics = ParagraphMetrics()) {
    let string = attributed.string
    var (runs, paragraph) = ([] as [Run], paragraph)
    let whole = NSRange(location: 0, length: attributed.length)
    attributed.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      if runs.isEmpty, let style = attributes[.paragraphStyle] as? NSParagraphStyle {
        paragraph = style.metrics
      }
      let end = String.Index(utf16Offset: range.location + range.length, in: string)
      runs.append(
        Run(end: end, font: attributes[.font] as? UIFont ?? font, kern: Self.number(attributes[.kern])))
    }
    if runs.isEmpty { runs = [Run(end: string.endIndex, font: font)] }
    self.init(string, runs: runs, paragraph: paragraph)
  }

  /// A number of any of the types that programs write it in.
  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: 0
    }
  }
}
