import Diagnostics
import SwiftSources

/// The parts of a file that can be left out, among which those around errors are found.
package struct SkippableParts {
  let file: AppFile
  let all: [SkippablePart]
  /// Those that have not been left out, by themselves or in a larger part.
  let rest: [SkippablePart]

  /// - Parameters:
  ///   - file: The file.
  ///   - skipped: The names of parts that have been left out before, without success; none by default.
  package init(of file: AppFile, besides skipped: Set<String> = []) {
    (self.file, all) = (file, file.skippableParts)
    let absent = all.filter { skipped.contains($0.name) && $0.isChosenByPlace }
    rest = all.filter { part in
      !skipped.contains(part.name) && !absent.contains { $0.encloses(part) }
    }
  }

  /// Returns the names of the smallest parts whose absence may mend an error; empty if the file can be left out only as
  /// a whole.
  package func names(for fault: CompilationFault) -> [String] {
    let special = parts(byWordsOf: fault, among: rest)
    guard special.isEmpty else { return special.map(\.name) }
    guard let index = token(at: fault.position) else { return [] }
    let around = rest.filter { $0.isChosenByPlace && $0.contains(index) }
    return around.min { $0.order < $1.order }.map { [$0.name] } ?? []
  }

  /// Returns the names of the parts that are inside another one.
  package func names(inside name: String) -> [String] {
    guard let outer = all.first(where: { $0.name == name }), outer.isChosenByPlace else { return [] }
    return all.filter { $0.name != name && outer.encloses($0) }.map(\.name)
  }

  /// Returns what a part declares for the code after it, such as `store` for `let store = Store()`.
  package func declarations(in name: String) -> [String] {
    guard let part = all.first(where: { $0.name == name }) else { return [] }
    let range = part.tokens
    return range.filter { index in
      range.contains(index - 1) && file.tokens[index].isName
        && Self.declaring.contains(file.tokens[index - 1].text)
    }.map { file.tokens[$0].text }
  }

  private static let declaring: Set<String> = [
    "let", "var", "func", "class", "struct", "enum", "case", "typealias",
  ]

  func token(at position: SourcePosition) -> Int? {
    let next = file.tokens.firstIndex { position < $0.position } ?? file.tokens.endIndex
    return next > 0 ? next - 1 : nil
  }
}

extension SkippablePart {
  /// The smaller part is tried first, and of two with the same tokens the one that keeps the body.
  fileprivate var order: (Int, Int) {
    if case .body = kind { return (tokens.count, 1) }
    return (tokens.count, 0)
  }

  /// Whether another part is inside, or is one of the same tokens that keeps more.
  func encloses(_ other: SkippablePart) -> Bool {
    guard other.tokens.lowerBound >= tokens.lowerBound, other.tokens.upperBound <= tokens.upperBound else {
      return false
    }
    // A value after a property's type belongs to what is before it.
    if other.kind == .initialValue, other.tokens.lowerBound == tokens.lowerBound { return false }
    return other.tokens.count < tokens.count
  }
}

/// An error of the compiler, as far as it says what could be left out.
package struct CompilationFault: Hashable, Sendable {
  package let position: SourcePosition
  package let message: String
  /// The compiler's remarks on it, each with its position in the same file.
  package let notes: [Note]

  package struct Note: Hashable, Sendable {
    package let position: SourcePosition
    package let message: String

    package init(position: SourcePosition, message: String) {
      (self.position, self.message) = (position, message)
    }
  }

  package init(position: SourcePosition, message: String, notes: [Note] = []) {
    (self.position, self.message, self.notes) = (position, message, notes)
  }
}
