import Diagnostics
import GoldenFiles
import RenderTree

/// A golden of format 1 and the same golden in the present format.
///
///     let migration = try GoldenMigration(of: text)
///     migration.text  // the golden to write
///     migration.unknowns  // what only a run can say, each with its line in the new golden
///
/// Nothing runs: what format 1 did not say stays unsaid, and recording adds it.
package struct GoldenMigration: Hashable, Sendable {
  /// The golden in the present format.
  package let text: String
  /// What the former golden does not say, in the order of the new one's lines.
  package let unknowns: [Unknown]

  /// Something that only a run can say.
  package struct Unknown: Hashable, Sendable {
    /// The line of the new golden, from 1.
    package let line: Int
    /// What is not known there.
    package let kind: Kind
  }

  /// What format 1 does not say.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The values of colors with names, which are other ones in the dark.
    case darkColors = "the values of colors in the dark"
    /// Whether the font of a text follows the text size.
    case fontsByStyle = "which fonts follow the text size"
    /// What of a control's input is not the usual one.
    case input = "the keyboards of fields"
  }

  /// Converts a golden.
  ///
  /// - Parameter text: The golden of format 1.
  /// - Throws: A diagnostic with what was found, what was expected, and the position; also if the result would not be
  ///   read back as the same steps.
  package init(of text: String) throws(Diagnostic) {
    let storyboard = try Storyboard(formatOne: text).condensed
    self.text = storyboard.text
    guard try Storyboard(text: self.text) == storyboard else {
      throw Diagnostic(
        "the migrated golden does not read back as the same steps", at: .start,
        expected: "the steps of the former golden; record the scenario again")
    }
    let isDark = storyboard.steps.contains { $0.tree.hasDarkPart }
    unknowns = self.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
      number, line in
      Self.unknowns(in: line, isDark: isDark).map { Unknown(line: number + 1, kind: $0) }
    }
  }

  private static func unknowns(in line: Substring, isDark: Bool) -> [Kind] {
    let type = line.drop { $0 == " " }.prefix { $0 != " " }
    let isField = [.textField, .searchField].contains(NodeKind(type: String(type)))
    return (isDark && hasNamedColor(line) ? [.darkColors] : [])
      + (line.contains(" font=") ? [.fontsByStyle] : [])
      + (isField ? [.input] : [])
  }

  /// Whether a line has a color with a name that means another color in the dark.
  private static func hasNamedColor(_ line: Substring) -> Bool {
    let names = [
      "label", "secondary", "tertiary", "quaternary", "system", "placeholder", "separator", "link",
    ]
    return ["color=", "background=", "tint="].contains { attribute in
      names.contains { line.contains(attribute + $0) }
    }
  }
}

extension RenderNode {
  fileprivate var hasDarkPart: Bool {
    var open = [self]
    while let node = open.popLast() {
      if node.word("appearance") == "dark" { return true }
      open += node.children
    }
    return false
  }
}
