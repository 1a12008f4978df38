/// How a module is compiled: what a project's build settings say about it.
///
///     CompilerSettings(languageMode: .five, conditions: ["STAGING"]).arguments  // -swift-version 5 -D STAGING
package struct CompilerSettings: Hashable, Sendable {
  /// The rules of a version of Swift.
  package enum LanguageMode: String, Hashable, Sendable {
    case four = "4"
    case fourTwo = "4.2"
    case five = "5"
    case six = "6"

    /// Reads a version, such as `5.0`; that of Swift 5 if it is not a number, and the oldest one for older versions.
    package init(version: String) {
      let number = Double(version.split(separator: ".").prefix(2).joined(separator: ".")) ?? 5
      self = number >= 6 ? .six : number >= 5 ? .five : number >= 4.2 ? .fourTwo : .four
    }
  }

  package var languageMode: LanguageMode
  /// Whether declarations belong to the main actor unless they say otherwise.
  package var isMainActorByDefault: Bool
  /// The names that are true in `#if`.
  package var conditions: [String]
  /// The names of features of later versions.
  package var features: [String]

  /// - Parameters:
  ///   - languageMode: The rules; those of Swift 5 by default.
  ///   - isMainActorByDefault: Whether declarations belong to the main actor; they do not by default.
  ///   - conditions: The names that are true in `#if`; none by default.
  ///   - features: The names of features of later versions; none by default.
  package init(
    languageMode: LanguageMode = .five, isMainActorByDefault: Bool = false, conditions: [String] = [],
    features: [String] = []
  ) {
    (self.languageMode, self.isMainActorByDefault) = (languageMode, isMainActorByDefault)
    (self.conditions, self.features) = (conditions, features)
  }

  /// The names that the package manager defines in a debug build.
  package static let conditionsOfPackages = ["DEBUG", "SWIFT_PACKAGE"]

  /// The compiler's arguments.
  package var arguments: [String] {
    ["-swift-version", languageMode.rawValue]
      + (isMainActorByDefault ? ["-default-isolation", "MainActor"] : [])
      + conditions.flatMap { ["-D", $0] } + features.flatMap { ["-enable-upcoming-feature", $0] }
  }
}
