import Diffing
import RenderTree

/// The lines in which two trees differ, with context, as HTML.
package enum TreeHunks {
  /// Removed lines are `del`, added ones `ins`; lines that are left out are counted. Of very many lines, the first are
  /// there, as a storyboard's difference has all changes in fewer words.
  static func html(from golden: RenderNode, to actual: RenderNode) -> String {
    let difference = LineDifference(from: golden.treeText, to: actual.treeText)
    var text = ""
    var line = 0
    var shownCount = 0
    for hunk in difference.hunks(context: 1) {
      guard shownCount < mostLines else {
        return "<pre tabindex=\"0\">\(text)<i>… and further lines</i></pre>"
      }
      shownCount += hunk.lines.count
      text += omission(of: hunk.old.lowerBound - line) + hunk.lines.map(html).joined()
      line = hunk.old.upperBound
    }
    return "<pre tabindex=\"0\">\(text)\(omission(of: difference.before.count - line))</pre>"
  }

  /// About how many lines are shown.
  private static let mostLines = 24

  private static func html(_ line: LineHunk.Line) -> String {
    switch line.sign {
    case .unchanged: "  \(line.text.htmlText)\n"
    case .removed: "<del>- \(line.text.htmlText)</del>"
    case .added: "<ins>+ \(line.text.htmlText)</ins>"
    }
  }

  private static func omission(of count: Int) -> String {
    count > 0 ? "<i>… \(count) line\(count == 1 ? "" : "s") the same</i>" : ""
  }
}
