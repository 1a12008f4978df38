/// One edit of goldens, so that the current program differs from them as it would after one change of its source.
///
/// The goldens of the repository are what the program shows now. A regression creates the former goldens, so "was"
/// refers to the goldens after the edit.
struct Regression: Sendable {
  /// A short name, such as `title-color`.
  let name: String
  /// The number of scenarios that differ from the edited goldens.
  let failureCount: Int
  /// The number of groups that these should make.
  let groupCount: Int
  /// The regressions that it consists of; itself if it is a single one.
  var parts: [Regression] { partNames.isEmpty ? [self] : partNames.map(Regression.named) }
  private var partNames: [String] = []
  /// Edits the goldens; edits of several regressions may follow each other.
  let edit: @Sendable (inout FormerGoldens) -> Void

  init(
    _ name: String, failures: Int, groups: Int = 1, edit: @escaping @Sendable (inout FormerGoldens) -> Void
  ) {
    self.name = name
    self.failureCount = failures
    self.groupCount = groups
    self.edit = edit
  }

  /// The goldens as they were before this change alone.
  var former: FormerGoldens {
    var goldens = FormerGoldens()
    edit(&goldens)
    return goldens
  }
}

extension Regression {
  /// All regressions that a grouping by cause must distinguish.
  static let all: [Regression] =
    texts + labels + colors + fonts + states + layout + lists + listContents + steps + configurations

  /// Regressions that affect the same scenarios.
  static let combinations: [Regression] = [
    combined("switch-labels", "accent", "cell-added", failures: 231, groups: 3),
    combined("title-color", "string-key", "safe-area", failures: 126, groups: 4),
    combined("toggle-inset", "header-height", "switch", failures: 108, groups: 3),
    combined("bar-title", "cell-removed", "compose-label", failures: 58, groups: 3),
    combined("disabled", "count", "other-call", failures: 137, groups: 3),
    combined("dark-bar", "margins", "step-more", failures: 75, groups: 3),
    combined("form-spacing", "label-removed", failures: 17, groups: 2),
  ]

  /// The regression of this name.
  static func named(_ name: String) -> Regression {
    guard let regression = all.first(where: { $0.name == name }) else {
      preconditionFailure("there is no regression '\(name)'")
    }
    return regression
  }

  /// One edit after the other on the same goldens.
  private static func combined(_ names: String..., failures: Int, groups: Int) -> Regression {
    let parts = names.map(named)
    var regression = Regression(names.joined(separator: ", "), failures: failures, groups: groups) {
      goldens in
      for part in parts { part.edit(&goldens) }
    }
    regression.partNames = names
    return regression
  }
}
