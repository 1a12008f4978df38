import Diagnostics
import Porting

/// Finds the parts of a module's files to leave out because of errors.
struct LeavingOut {
  /// The parts that are left out, with their reasons.
  private(set) var parts: SkippedParts
  /// Why declarations are not compiled, by their names.
  private let roots: [String: String]
  /// Whether there was something to leave out that was not before.
  private(set) var isChanged = false

  init(_ parts: SkippedParts, roots: [String: String]) { (self.parts, self.roots) = (parts, roots) }

  /// Leaves out the smallest part around each error.
  ///
  /// - Returns: An error for which the whole file has to be left out; `nil` if there is no such error.
  mutating func skipParts(of file: AppFile, because faults: [CompilationFault]) -> CompilationFault? {
    let before = parts.reasons(in: file.path)
    let known = Set(before.keys)
    let all = SkippableParts(of: file, besides: known)
    let reasons = roots.merging(all.reasonsOfDeclarations(in: before)) { $1 }
    for fault in faults {
      isChanged = true
      let names = all.names(for: fault)
      guard !names.isEmpty else {
        parts.removeParts(of: file.path)
        return fault
      }
      for name in names { parts.insert(name, in: file.path, because: reason(of: fault, reasons)) }
    }
    // What is inside a larger part is left out with it.
    let now = Set(parts.reasons(in: file.path).keys)
    for name in now.subtracting(known) {
      for inner in all.names(inside: name) { parts.remove(inner, in: file.path) }
    }
    return nil
  }

  /// The error on one line; if it only follows from a part that is left out, the reason of that one.
  private func reason(of fault: CompilationFault, _ roots: [String: String]) -> String {
    fault.missingName.flatMap { roots[$0] }
      ?? "\(fault.position.line):\(fault.position.column): \(fault.message)".oneCommentLine
  }
}

extension SkippableParts {
  /// Why names are not declared, by the names.
  fileprivate func reasonsOfDeclarations(in reasons: [String: String]) -> [String: String] {
    reasons.sorted { $0.key < $1.key }.reduce(into: [:]) { found, part in
      for name in declarations(in: part.key) where found[name] == nil { found[name] = part.value }
    }
  }
}

extension CompilationFault {
  /// The name that is not there: of a type, of something in scope, or of a member.
  fileprivate var missingName: String? {
    let words = /(?:cannot find (?:type )?|has no member |no type named )'([^'(]+)/
    return message.firstMatch(of: words).map { String($0.output.1) }
  }
}
