import Diagnostics
import TextFormats

extension PlanOptions {
  /// Reads Xcode's `language`, which is a language code or the constant of a pseudolanguage.
  mutating func readLanguage(_ value: JSONValue) throws(Diagnostic) {
    let name = try value.nonEmptyString
    guard name.hasPrefix(xcodePrefix) else {
      language = name
      return
    }
    guard name != systemLanguage else { return }
    guard let known = xcodeLanguages[name] else {
      throw Diagnostic(
        "'\(name)' is not a language", at: value.position, expected: "a language code or a pseudolanguage",
        nearest: nearestName(to: name, in: xcodeLanguages.keys.sorted()))
    }
    pseudolanguage = known
  }
}

/// What Xcode's constants for languages begin with.
private let xcodePrefix = "IDELaunchSchemeLanguage"

/// The system's language is the stage's own.
private let systemLanguage = "IDELaunchSchemeLanguageUseSystemLanguage"

private let xcodeLanguages: [String: PlanOptions.Pseudolanguage] = [
  "IDELaunchSchemeLanguageAccentedLatin": .accented,
  "IDELaunchSchemeLanguageBoundedString": .bounded,
  "IDELaunchSchemeLanguageDoubleLocalizedStrings": .doubleLength,
  "IDELaunchSchemeLanguageRightToLeftLayoutDirection": .rightToLeft,
  "IDELaunchSchemeLanguageRLO": .rightToLeftStrings,
]
