/// A file of an app as the compiler gets it.
package struct PortedFile: Hashable, Sendable {
  /// The path of the app's file below its folder.
  package let path: String
  /// The path of this file, whose name is not the app file's: a file must not share the name its
  /// `#sourceLocation` gives.
  package var portedPath: String { "\(path.dropLast(".swift".count)).ported.swift" }
  /// The source. Its first line says which file the others are from; line by line it is that file.
  package let text: String
  /// What could not be translated, in the order of the file.
  package let findings: [PortingFinding]

  /// What each ported file begins with.
  static let firstWords = "#sourceLocation(file: "
}

extension AppSources {
  /// The files of the app as the compiler gets them: a function of the sources and of nothing else.
  package var ported: [PortedFile] {
    files.map { file in
      var changes = Changes()
      for rule in PortingRule.all { changes.add(rule.changes(file, self)) }
      return PortedFile(
        path: file.path,
        text: file.mark + String(decoding: changes.edits.applied(to: file.bytes), as: UTF8.self),
        findings: changes.findings.sorted { $0.position < $1.position })
    }
  }
}

extension AppFile {
  /// The file as it is, behind a line that says which file it is.
  package var markedText: String { mark + String(decoding: bytes, as: UTF8.self) }

  /// A line that says which file the following lines are from.
  fileprivate var mark: String { PortedFile.firstWords + "\(fullPath.swiftLiteral), line: 1)\n" }
}

/// What a rule does with a file.
struct Changes {
  var edits: [SourceEdit] = []
  var findings: [PortingFinding] = []

  mutating func add(_ others: Changes) {
    edits += others.edits
    findings += others.findings
  }
}

/// One kind of thing that Swift does otherwise on Linux.
struct PortingRule: Sendable {
  let changes: @Sendable (AppFile, AppSources) -> Changes

  init(_ changes: @escaping @Sendable (AppFile, AppSources) -> Changes) {
    self.changes = changes
  }

  /// All rules. Of two that change the same bytes the first one wins.
  static let all: [PortingRule] = [
    .selectors, .keyPaths, .attributes, .conditions, .imports, .conventions, .classDescriptions,
    .toolkitOverrides, .observedOverrides, .requirements, .requiredInitializers, .literals, .bundles,
    .extensionOverrides, .delegateTypes, .askedRequirements, .responding, .optionalRequirements,
    .optionalCalls, .objectProtocols,
    .untranslatable,
  ]
}

extension String {
  /// The string as a literal of Swift.
  fileprivate var swiftLiteral: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
