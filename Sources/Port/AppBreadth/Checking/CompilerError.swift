import Diagnostics
import Foundation
import Porting

/// An error of the compiler.
package struct CompilerError: Hashable, Sendable {
  package let file: String
  package let position: SourcePosition
  package let message: String
  /// The files, or `Module.Type.member`, to which the error's notes point.
  var origins: [String] = []
  /// The error's notes about its own file.
  package private(set) var notes: [CompilationFault.Note] = []

  /// Reads `file:line:column: error: message`; `nil` for any other line.
  init?(_ line: String) {
    guard let (file, position, message) = Self.parts(of: line, "error") else { return nil }
    (self.file, self.position, self.message) = (file, position, message)
  }

  /// Reads the compiler's output: each error once, with its notes.
  package static func all(in output: String) -> [CompilerError] {
    var errors: [CompilerError] = []
    for line in output.split(separator: "\n").map(String.init) {
      if let error = CompilerError(line) {
        errors.append(error)
      } else if let note = parts(of: line, "note"), !errors.isEmpty {
        errors[errors.count - 1].add(note)
      }
    }
    var seen: Set<[String]> = []
    return errors.filter { error in
      let place = "\(error.position.line):\(error.position.column)"
      return seen.insert([error.file, place, error.message]).inserted
    }
  }

  /// Reads the output for some files; without an error in it, the place where the compiler crashed is one.
  static func all(in output: String, orCrashIn files: [CheckedFile]) -> [CompilerError] {
    let errors = all(in: output)
    guard errors.isEmpty else { return errors }
    let names = Dictionary(
      files.flatMap { [($0.path, $0.name), ($0.name, $0.name)] }, uniquingKeysWith: { first, _ in first })
    // The compiler's stack names the places that it was at, the innermost last.
    let places = output.matches(of: /\[?(\/[^:\[\]\s]+):(\d+):(\d+)/).compactMap { match in
      CompilerError(crashAt: match.output, in: names)
    }
    return places.last.map { [$0] } ?? []
  }

  private init?(
    crashAt place: (Substring, Substring, Substring, Substring), in names: [String: String]
  ) {
    guard let file = names[String(place.1)], let line = Int(place.2), let column = Int(place.3) else {
      return nil
    }
    (self.file, message) = (file, "the compiler crashes here")
    position = SourcePosition(line: line, column: column)
  }

  private mutating func add(_ note: (file: String, position: SourcePosition, message: String)) {
    origins.append(note.file)
    if note.file == file { notes.append(.init(position: note.position, message: note.message)) }
  }

  private static func parts(
    of line: String, _ severity: String
  ) -> (file: String, position: SourcePosition, message: String)? {
    guard let mark = line.range(of: ": \(severity): ") else { return nil }
    let location = line[..<mark.lowerBound].split(separator: ":")
    guard location.count >= 3, let column = Int(location[location.count - 1]),
      let row = Int(location[location.count - 2])
    else { return nil }
    let file = location.dropLast(2).joined(separator: ":")
    return (file, SourcePosition(line: row, column: column), String(line[mark.upperBound...]))
  }

  /// Whether it is about an import.
  var isOfImport: Bool { message.hasPrefix("no such module") || message.hasPrefix("no such decl in module") }

  /// Whether it is about what may be used where: Swift 6's rules, which are warnings by Swift 5's.
  var isOfIsolation: Bool {
    let words = [
      "actor-isolated", "nonisolated", "isolation", "Sendable", "concurrency-safe", "data race", "sending '",
    ]
    return words.contains { message.contains($0) }
  }

  /// Whether one of its notes points into one of some modules.
  func isAbout(_ modules: Set<String>) -> Bool {
    origins.contains { origin in
      origin.hasPrefix("/")
        ? origin.split(separator: "/").contains { modules.contains(String($0)) }
        : modules.contains(String(origin.prefix { $0 != "." }))
    }
  }

  /// The texts in single quotes in the message.
  var quoted: [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
