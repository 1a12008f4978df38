import Diffing
import RenderTree

/// The lines in which two trees differ, with context, as HTML.
package enum TreeHunks {
  /// Removed lines are `del`, added ones `ins`; lines that are left out are counted.
  static func html(from golden: RenderNode, to actual: RenderNode) -> String {
    let difference = LineDifference(from: golden.treeText, to: actual.treeText)
    var text = ""
    var line = 0
    for hunk in difference.hunks(context: 1) {
      text += omission(of: hunk.old.lowerBound - line) + hunk.lines.map(html).joined()
      line = hunk.old.upperBound
    }
    return "<pre tabindex=\"0\">\(text)\(omission(of: difference.before.count - line))</pre>"
  }

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
