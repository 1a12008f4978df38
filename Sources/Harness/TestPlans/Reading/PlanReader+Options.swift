import Diagnostics
import TextFormats

extension PlanReader {
  /// Reads an object of options, with a fault for each value that is wrong.
  mutating func options(checking value: JSONValue) -> PlanOptions {
    checkKeys(of: value, known: OptionKey.known, ignored: OptionKey.ignored)
    var options = PlanOptions()
    for member in attempt({ () throws(Diagnostic) in try value.members }) ?? [] {
      // A faulty option leaves the others as they are.
      var read = options
      if attempt({ () throws(Diagnostic) in try read.read(member) }) != nil { options = read }
      checkInnerKeys(of: member)
      noteMeaning(of: member)
    }
    return options
  }

  private mutating func checkInnerKeys(of member: JSONMember) {
    switch XcodeOption(rawValue: member.key) {
    case .environmentVariableEntries:
      for entry in (try? member.value.elements) ?? [] {
        checkKeys(of: entry, known: ["enabled", "key", "value"])
      }
    case .selectedTags, .skippedTags: checkTagKeys(of: member.value)
    default: break
    }
  }

  /// Notes what has another meaning here than in Xcode.
  private mutating func noteMeaning(of member: JSONMember) {
    guard XcodeOption(rawValue: member.key) == .testRepetitionMode,
      (try? member.value.string) == PlanOptions.RepetitionMode.retryOnFailure.rawValue
    else { return }
    note(
      Diagnostic(
        "'retryOnFailure' retries crashes and timeouts only; a mismatch is never retried",
        at: member.value.position))
  }

  mutating func checkTagKeys(of filter: JSONValue) {
    checkKeys(of: filter, known: ["mode", "tags"])
  }
}

extension PlanOptions {
  /// Reads options that were checked before; faulty ones are left out.
  init(_ members: [JSONMember]) {
    self.init()
    for member in members { try? read(member) }
  }

  /// Reads one option; a key that is not used here is skipped.
  fileprivate mutating func read(_ member: JSONMember) throws(Diagnostic) {
    if let key = XcodeOption(rawValue: member.key) { try read(key, member.value) }
    if let key = ShowcaseOption(rawValue: member.key) { try read(key, member.value) }
  }

  private mutating func read(_ key: XcodeOption, _ value: JSONValue) throws(Diagnostic) {
    switch key {
    case .language: try readLanguage(value)
    case .region: region = try value.nonEmptyString
    case .testExecutionOrdering: testExecutionOrdering = try value.choice()
    case .testRepetitionMode: testRepetitionMode = try value.choice()
    case .maximumTestRepetitions: maximumTestRepetitions = try value.integer(from: 1)
    case .repeatInNewRunnerProcess: repeatInNewRunnerProcess = try value.boolean
    case .testTimeoutsEnabled: testTimeoutsEnabled = try value.boolean
    case .defaultTestExecutionTimeAllowance: defaultTestExecutionTimeAllowance = try value.integer(from: 1)
    case .maximumTestExecutionTimeAllowance: maximumTestExecutionTimeAllowance = try value.integer(from: 1)
    case .environmentVariableEntries: environmentVariables = try value.environmentVariables
    case .selectedTags: tags.selected = try value.tagFilter
    case .skippedTags: tags.skipped = try value.tagFilter
    }
  }

  private mutating func read(_ key: ShowcaseOption, _ value: JSONValue) throws(Diagnostic) {
    switch key {
    case .device: device = try value.nonEmptyString
    case .orientation: orientation = try value.choice()
    case .layoutDirection: layoutDirection = try value.choice()
    case .contentSizeCategory: contentSizeCategory = try value.choice()
    case .userInterfaceStyle: userInterfaceStyle = try value.choice()
    case .accessibility: accessibility = try value.choices()
    case .timeZone: timeZone = try value.nonEmptyString
    case .now: now = try value.date
    case .randomSeed: randomSeed = try value.integer(from: 0)
    case .pseudolanguage: pseudolanguage = try value.choice()
    case .snapshotFormats: snapshotFormats = try value.choices()
    case .projection: projection = try value.choice()
    }
  }
}

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
