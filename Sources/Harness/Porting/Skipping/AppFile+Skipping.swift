import Foundation
import SwiftSources

extension AppFile {
  /// Returns the file without the parts that are not compiled. Each line stays on its line.
  ///
  /// - Parameter reasons: Why parts are skipped, by their names.
  func skipping(_ reasons: [String: String]) -> AppFile {
    guard !reasons.isEmpty else { return self }
    let edits = skippedParts(reasons).compactMap { edit(of: $0.part, because: $0.reason) }
    return AppFile(
      String(decoding: edits.applied(to: bytes), as: UTF8.self), path: path, fullPath: fullPath)
  }

  /// The parts with some names, each with its reason, the larger one before those inside it, and what is inserted before
  /// what is replaced at the same place.
  private func skippedParts(_ reasons: [String: String]) -> [(part: SkippablePart, reason: String)] {
    let all = skippableParts
    let known = Set(all.map(\.name))
    let named = all.compactMap { part in reasons[part.name].map { (part, $0) } }
    let moved = reasons.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }.compactMap {
      name, reason in
      StatementName(name)?.nearest(in: all).map { ($0, reason) }
    }
    return (named + moved).sorted {
      let isInserted = ($0.0.tokens.isEmpty ? 0 : 1, $1.0.tokens.isEmpty ? 0 : 1)
      return ($0.0.tokens.lowerBound, isInserted.0, $1.0.tokens.count, $0.0.name) < (
        $1.0.tokens.lowerBound, isInserted.1, $0.0.tokens.count, $1.0.name
      )
    }
  }

  private func edit(of part: SkippablePart, because reason: String) -> SourceEdit? {
    let text = part.replacement(because: reason)
    guard part.tokens.isEmpty else { return SourceEdit(extent(of: part), text) }
    let index = part.tokens.lowerBound
    if part.kind == .initialValue { return .insert(text, at: tokens[index - 1].range.upperBound) }
    return tokens.indices.contains(index) ? .insert(text, at: tokens[index].range.lowerBound) : nil
  }
}

extension AppFile {
  /// The bytes of a part; those of a body with conditions reach from brace to brace.
  func extent(of part: SkippablePart) -> Range<Int> {
    let range = bytes(of: part.tokens)
    guard case .body = part.kind, let first = part.tokens.first, first > 0,
      tokens.indices.contains(part.tokens.upperBound)
    else { return range }
    let whole = tokens[first - 1].range.upperBound..<tokens[part.tokens.upperBound].range.lowerBound
    return ConditionLines(Array(bytes[whole])).isEmpty ? range : whole
  }
}

/// The name of a statement, which is found again on another line.
private struct StatementName {
  private let beginning: Substring
  private let line: Int
  private let text: Substring

  /// Reads `List.reload() statement at 12: store.refresh()`; `nil` for the name of another part.
  init?(_ name: String) {
    guard let match = name.firstMatch(of: /^(.* (?:statement|value|end) at )(\d+)(.*)$/),
      let line = Int(match.output.2)
    else { return nil }
    (beginning, self.line, text) = (match.output.1, line, match.output.3)
  }

  /// Returns the statement with the same text in the same body whose line is nearest.
  func nearest(in parts: [SkippablePart]) -> SkippablePart? {
    let alike = parts.compactMap { part in
      StatementName(part.name).flatMap {
        $0.beginning == beginning && $0.text == text ? (part, $0.line) : nil
      }
    }
    return alike.min { abs($0.1 - line) < abs($1.1 - line) }?.0
  }
}
