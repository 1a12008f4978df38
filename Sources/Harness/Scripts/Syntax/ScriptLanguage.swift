/// The language that a script is written in; its file's name tells.
public enum ScriptLanguage: String, Hashable, Sendable, CaseIterable {
  case swift
  case objectiveC

  /// The language of a file: Objective-C where its name ends in `.m` or `.mm`, else Swift.
  public init(ofFileNamed name: String) {
    self = name.hasSuffix(".m") || name.hasSuffix(".mm") ? .objectiveC : .swift
  }

  /// How the name of a script ends: `.eg.swift` or `.eg.m`.
  public var suffix: String {
    switch self {
    case .swift: ".eg.swift"
    case .objectiveC: ".eg.m"
    }
  }
}
