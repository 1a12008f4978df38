import Storyboards

/// What differs, step by step, the worst difference of each step first, as HTML.
package struct DifferenceList {
  private let difference: StoryboardDifference
  private let anchor: String

  /// - Parameters:
  ///   - difference: What differs.
  ///   - anchor: The prefix of the ids of the steps that the list links to.
  package init(_ difference: StoryboardDifference, anchor: String) {
    self.difference = difference
    self.anchor = anchor
  }

  package var html: String {
    let headings = difference.headings.isEmpty ? "" : Self.lines(difference.headings)
    return "<div class=\"differences\">\n\(headings)\(difference.steps.map(html).joined())</div>\n"
  }

  private func html(_ step: StepDifference) -> String {
    let lines = step.lines
    let title = lines.first?.html ?? ""
    return """
      <h3><a href="#\(anchor).\(step.anchor)">\(title)</a>\(Self.badge(step))</h3>
      \(Self.lines(lines.dropFirst().map { String($0.dropFirst(2)) }))
      """
  }

  /// The worst severity of a step.
  private static func badge(_ step: StepDifference) -> String {
    // The worst severity is the smallest value.
    guard let worst = step.nodes.map(\.severity).min() else { return "" }
    return " <span class=\"badge \(worst == .geometry ? "warn" : "bad")\">\(worst)</span>"
  }

  /// Lines of a difference; those that begin with `-` or `+` and a space are colored.
  static func lines(_ lines: [String]) -> String {
    html(lines) { $0.drop { $0 == " " }.prefix(2) }
  }

  /// Hunks as `diff -u` prints them.
  package static func hunks(_ lines: [String]) -> String {
    html(lines) { $0.prefix(1) + " " }
  }

  private static func html(_ lines: [String], sign: (String) -> Substring) -> String {
    guard !lines.isEmpty else { return "" }
    let items = lines.map { line in
      switch sign(line) {
      case "- ": "<del>\(line.html)</del>"
      case "+ ": "<ins>\(line.html)</ins>"
      default: "\(line.html)\n"
      }
    }
    return "<pre tabindex=\"0\">\(items.joined())</pre>\n"
  }
}
