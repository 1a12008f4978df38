import Diagnostics

extension ModuleReport {
  /// Returns a line for the module, and one for each of its causes.
  ///
  /// - Parameters:
  ///   - count: The most causes.
  ///   - width: The columns of the numbers.
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
    let broken = brokenImports.isEmpty ? [] : ["imports what does not build: \(brokenImports.fewNames)"]
    guard !causes.isEmpty else {
      return builds ? "builds" : (["has no errors of its own"] + broken).joined(separator: "; ")
    }
    let byModules =
      filesBlockedByModules > 0 ? ", \(filesBlockedByModules) of them for other modules alone" : ""
    let errors =
      "does not build: \(errors.of("error")) of \(causes.count.of("cause")) in "
      + filesWithErrors.count.of("file") + byModules
    return ([errors] + broken + (isWritten ? [] : ["was empty for what imports it"])).joined(separator: "; ")
  }
}

extension [String] {
  /// `A, B, C`; for more names, `A, B and 2 more`.
  fileprivate var fewNames: String {
    count > 3 ? prefix(2).joined(separator: ", ") + " and \(count - 2) more" : joined(separator: ", ")
  }
}

extension ErrorKind {
  /// The text before a cause's name.
  fileprivate var label: String { self == .other ? "" : "\(rawValue): " }
}

extension Int {
  /// Returns the number with spaces before it.
  func padded(_ width: Int) -> String {
    let digits = "\(self)"
    return String(repeating: " ", count: Swift.max(0, width - digits.count)) + digits
  }

  /// Returns the number with a noun: `1 file`, `2 files`.
  func of(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
}

extension String {
  /// Returns the text with spaces after it.
  func padded(_ width: Int) -> String { self + String(repeating: " ", count: Swift.max(0, width - count)) }
}
