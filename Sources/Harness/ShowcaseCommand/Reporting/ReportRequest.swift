import Diagnostics
import Reports

/// A report that the user requests: the value of the option `--report KIND[=PATH]`.
struct ReportRequest {
  var kind: ReportKind
  /// The file; `nil` for standard output.
  var path: String?

  init(_ kind: ReportKind, to path: String? = nil) {
    self.kind = kind
    self.path = path
  }

  /// - Parameters:
  ///   - text: The option's value.
  ///   - allowed: The kinds that the command has; all by default.
  /// - Throws: a diagnostic for another kind, and for a path that is empty.
  init(option text: String, of allowed: [ReportKind] = ReportKind.allCases) throws(Diagnostic) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let kinds = allowed.map(\.rawValue)
    guard let kind = ReportKind(rawValue: parts[0]), allowed.contains(kind) else {
      throw Diagnostic(
        "'\(parts[0])' is not a kind of report", expected: oneOf(kinds),
        nearest: nearestName(to: parts[0], in: kinds), next: .help)
    }
    guard parts.last != "" else {
      throw Diagnostic(
        "'--report \(text)' requires a path", expected: "\(kind.rawValue)=PATH", next: .help)
    }
    self.init(kind, to: parts.count == 2 ? parts[1] : nil)
  }
}
