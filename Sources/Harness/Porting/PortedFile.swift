/// A file of an app as it is compiled.
package struct PortedFile: Hashable, Sendable {
  /// The path of the app's file relative to its folder.
  package let path: String
  /// The path of this file, whose name no other file of the module has.
  package let portedPath: String
  /// The source. Its first line gives the app's file as the source of the following lines, which match line
  /// by line.
  package let text: String
  /// What could not be translated, in the order of the file.
  package let findings: [PortingFinding]

  /// The beginning of each ported file.
  static let firstWords = "#sourceLocation(file: "
}

extension AppSources {
  /// The files of the app as they are compiled, which depend only on the sources.
  package var ported: [PortedFile] {
    let names = PortedNames(files.map(\.path))
    return files.map { file in
      var changes = Changes()
      for rule in PortingRule.all { changes.add(rule.changes(file, self)) }
      return PortedFile(
        path: file.path, portedPath: names.paths[file.path] ?? file.path,
        text: file.mark + String(decoding: changes.edits.applied(to: file.bytes), as: UTF8.self),
        findings: changes.findings.sorted { $0.position < $1.position })
    }
  }
}

extension AppFile {
  /// The unchanged file, after a line that gives its path.
  package var markedText: String { mark + String(decoding: bytes, as: UTF8.self) }

  /// The line that gives the path of the following lines' file.
  fileprivate var mark: String { PortedFile.firstWords + "\(fullPath.swiftLiteral), line: 1)\n" }
}

/// The changes and findings of a rule for a file.
struct Changes {
  var edits: [SourceEdit] = []
  var findings: [PortingFinding] = []

  mutating func add(_ others: Changes) {
    edits += others.edits
    findings += others.findings
  }
}

/// A translation of one kind of code that does not compile on Linux.
///
///     PortingRule { file, app in Changes(edits: [.blank(file.bytes(of: 0..<1))]) }
struct PortingRule: Sendable {
  let changes: @Sendable (AppFile, AppSources) -> Changes

  init(_ changes: @escaping @Sendable (AppFile, AppSources) -> Changes) {
    self.changes = changes
  }

  /// All rules. Of two that change the same bytes, the earlier one is applied.
  static let all: [PortingRule] = [
    .selectors, .keyPaths, .attributes, .conditions, .imports, .conventions,
    .classDescriptions,
    .toolkitOverrides, .observedOverrides, .requirements, .requiredInitializers, .genericInitializers,
    .interfaces, .literals, .emptyCalls,
    .bundles, .resources, .extensionOverrides, .delegateTypes, .askedRequirements, .responding,
    .optionalRequirements,
    .optionalCalls, .objectProtocols,
    .untranslatable,
  ]
}
