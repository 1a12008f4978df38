import Diagnostics

extension ModuleReport {
  /// The module in a line, and its causes in one each, as far as they are few.
  func lines(causes count: Int, width: Int) -> [String] {
    var lines = ["  \(name.padded(width)) \(files.count.padded(5)) files  \(state)"]
    lines += causes.prefix(count).map { cause in
      let place = "\(cause.file):\(cause.position.line):\(cause.position.column)"
      return
        "    \(cause.files.padded(4)) \(cause.alone.padded(4))  \(cause.kind.label)\(cause.name)  \(place)"
    }
    if causes.count > count { lines.append("              and \(causes.count - count) more") }
    return lines
  }

  private var state: String {
    let broken = brokenImports.isEmpty ? nil : brokenImports.joined(separator: ", ")
    guard !causes.isEmpty else {
      return broken.map { "has no errors of its own, but imports what does not build: \($0)" } ?? "builds"
    }
    var text =
      "does not build: \(errors.of("error")) of \(causes.count.of("cause")) in "
      + filesWithErrors.count.of("file")
    if filesBlockedByModules > 0 { text += ", of which \(filesBlockedByModules) other modules alone block" }
    if let broken { text += "; imports what does not build: \(broken)" }
    if !isWritten { text += "; empty for what imports it" }
    return text
  }
}

extension ErrorKind {
  /// What a cause's name comes after.
  fileprivate var label: String { self == .other ? "" : "\(rawValue): " }
}

extension Int {
  /// The number with spaces before it.
  func padded(_ width: Int) -> String {
    let digits = "\(self)"
    return String(repeating: " ", count: Swift.max(0, width - digits.count)) + digits
  }

  /// The number of things: `1 file`, `2 files`.
  func of(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}

extension String {
  /// The text with spaces after it.
  func padded(_ width: Int) -> String { self + String(repeating: " ", count: Swift.max(0, width - count)) }
}
