import Diagnostics
import Review

extension PendingChange.Kind {
  /// All words, in the order of the page.
  static let words = ["changed", "renamed", "new", "unreadable", "stale"]

  /// The kind in one word, by which the page filters.
  var word: String {
    switch self {
    case .changed: "changed"
    case .renamed: "renamed"
    case .new: "new"
    case .unreadable, .unreadableGolden: "unreadable"
    case .stale: "stale"
    }
  }

  /// The style of its badge.
  var tone: Tone {
    switch self {
    case .changed, .unreadable, .unreadableGolden: .bad
    case .new, .renamed: .warn
    case .stale: .good
    }
  }

  /// What the kind means for a decision, as HTML; empty if that needs no words.
  var remark: String {
    switch self {
    case .changed: ""
    case .new: Self.note("There is no golden yet. Accepting writes this one.")
    case .renamed(let source): Self.note("Accepting moves \(source), and writes this in its place.")
    case .stale(let staleness):
      Self.note("Nothing to decide: \(staleness.rawValue). Either button takes it away.")
    case .unreadable(let fault): Self.note("What waits can be neither read nor accepted.", fault)
    case .unreadableGolden(let fault):
      Self.note("The golden cannot be read. Accepting replaces it with this one.", fault)
    }
  }

  private static func note(_ words: String, _ fault: Diagnostic? = nil) -> String {
    let lines = fault.map { "<pre tabindex=\"0\">\($0.description.htmlLines)</pre>\n" } ?? ""
    return "<p class=\"remark\">\(words.html)</p>\n\(lines)"
  }
}
