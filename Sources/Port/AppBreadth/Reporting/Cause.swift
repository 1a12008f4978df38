import Diagnostics

/// What errors with the same words and the same symbol have in common.
struct Cause: Hashable {
  let kind: ErrorKind
  let name: String
  /// The number of files that it keeps from compiling.
  let files: Int
  /// The number of files that nothing else keeps from compiling.
  let alone: Int
  let errors: Int
  /// The first error's file, as the user named it.
  let file: String
  let position: SourcePosition

  /// Returns the causes of some files' errors, by the number of files, most first.
  static func ranked(_ files: [BreadthFile]) -> [Cause] {
    var causes: [Key: Cause] = [:]
    for file in files {
      let errors = Dictionary(grouping: file.errors) { Key(kind: $0.kind, name: $0.cause) }
      for (key, errors) in errors {
        guard let first = errors.map(\.error.position).min() else { continue }
        let before = causes[key]
        causes[key] = Cause(
          kind: key.kind, name: key.name, files: (before?.files ?? 0) + 1,
          alone: (before?.alone ?? 0) + (errors.count == file.errors.count ? 1 : 0),
          errors: (before?.errors ?? 0) + errors.count, file: before?.file ?? file.path,
          position: before?.position ?? first)
      }
    }
    return causes.values.sorted {
      ($1.files, $1.alone, $1.errors, $0.kind.rawValue, $0.name)
        < ($0.files, $0.alone, $0.errors, $1.kind.rawValue, $1.name)
    }
  }

  private struct Key: Hashable {
    let kind: ErrorKind
    let name: String
  }
}
