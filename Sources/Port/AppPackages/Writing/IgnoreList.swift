/// What a target leaves out, in the form of the file that the plugin reads.
struct IgnoreList: Hashable, Sendable {
  var strangers: [String]
  /// Paths with the reasons for each.
  var failures: [(path: String, reason: String)] = []

  static func == (left: IgnoreList, right: IgnoreList) -> Bool { left.text == right.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }

  static let name = ".portignore"

  var isEmpty: Bool { strangers.isEmpty && failures.isEmpty }

  /// The text of the file.
  var text: String {
    var lines = ["# Paths from this folder, one a line, that are not compiled. 'showcase init' adds to them."]
    if !strangers.isEmpty { lines += ["", "# Not of this target:"] + strangers }
    if !failures.isEmpty {
      lines += ["", "# These do not compile here; after a change of one, remove its line:"]
    }
    for (path, reason) in failures { lines += ["# \(reason.oneCommentLine)", path] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the paths in the text of such a file.
  static func paths(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { $0.trimmedSpaces }.filter {
      !$0.isEmpty && !$0.hasPrefix("#")
    }
  }
}
