/// The language that a script is written in; its file's name tells.
package enum ScriptLanguage: String, Hashable, Sendable, CaseIterable {
  case swift
  case objectiveC

  /// The language of a file: Objective-C where its name ends in `.m` or `.mm`, else Swift.
  package init(ofFileNamed name: String) {
    self = name.hasSuffix(".m") || name.hasSuffix(".mm") ? .objectiveC : .swift
  }

  /// How the name of a script ends: `.eg.swift` or `.eg.m`.
  package var suffix: String {
    switch self {
    case .swift: ".eg.swift"
    case .objectiveC: ".eg.m"
    }
  }
}
