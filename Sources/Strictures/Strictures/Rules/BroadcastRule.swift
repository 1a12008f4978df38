import Diagnostics
import SwiftSources

extension Stricture {
  static let broadcastKeys = Stricture(
    31, "all keys of broadcasts are declared in one file, and each is broadcast in one place",
    wayOut: "declare the key beside the others, and broadcast each under a key of its own"
  ) { package in
    let files = package.files.filter(\.layer.isOrdered)
    return package.keyViolations(in: files) + package.broadcastViolations(in: files)
  }
}

extension CheckedPackage {
  /// Returns keys that are created in a different file than the first key, in the order of paths.
  fileprivate func keyViolations(in files: [SourceFile]) -> [Violation] {
    var home: SourceFile?
    var violations: [Violation] = []
    for file in files {
      let list = file.list
      for index in list.tokens.indices where list.hasSequence(["BroadcastKey"], at: index) {
        let reader = OutlineReader(list: list)
        let isGeneric = list.has("<", at: index + 1)
        let next = isGeneric ? reader.endOfGenericClause(at: index + 1, before: list.tokens.count) : index + 1
        guard list.has("(", at: next) else { continue }
        if home == nil { home = file }
        guard let home, home.path != file.path else { continue }
        violations.append(
          file.violation(at: list.tokens[index], "a key is made here, and others in \(home.path)"))
      }
    }
    return violations
  }

  /// Returns keys that are broadcast more than once.
  fileprivate func broadcastViolations(in files: [SourceFile]) -> [Violation] {
    var places: [String: String] = [:]
    var violations: [Violation] = []
    for file in files {
      let list = file.list
      for index in list.tokens.indices where list.hasSequence(["broadcast", "("], at: index) {
        guard !list.has("func", at: index - 1),
          let key = list.split(list.inside(index + 1)).first(where: {
            list.hasSequence(["as", ":"], at: $0.lowerBound)
          }),
          let name = list.tokens[key].last(where: \.isName)?.text
        else { continue }
        let line = list.tokens[index].position.line
        if let first = places[name] {
          violations.append(file.violation(at: list.tokens[index], "\(name) is broadcast in \(first), too"))
        } else {
          places[name] = "\(file.path):\(line)"
        }
      }
    }
    return violations
  }
}
