import AppBreadth

extension CompilerSettings {
  /// Reads what an Xcode project says about the compiler.
  init(_ settings: BuildSettings) {
    self.init(
      languageMode: settings["SWIFT_VERSION"].map(LanguageMode.init) ?? .five,
      isMainActorByDefault: settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor",
      conditions: settings.conditions, features: settings.features)
  }
}

extension BuildSettings {
  /// The names that are true in `#if`, without those that the package manager defines anyway.
  fileprivate var conditions: [String] {
    let flags = words("OTHER_SWIFT_FLAGS")
    // The name follows the flag, or is its rest.
    let defined = zip(flags, flags.dropFirst() + [""]).compactMap { flag, next in
      flag == "-D" ? next : flag.hasPrefix("-D") ? String(flag.dropFirst(2)) : nil
    }
    return CompilerSettings.conditions(words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + defined)
  }

  fileprivate var features: [String] {
    let single = Self.features.filter { isOn($0.setting) }.map(\.feature)
    let all = isOn("SWIFT_APPROACHABLE_CONCURRENCY") ? single + Self.featuresOfConcurrency : single
    return Set(all).sorted()
  }

  /// The settings for features of later versions. Those that only ask for more `import`s are missing, since imports are
  /// added on the way to the compiler.
  private static let features: [(setting: String, feature: String)] =
    [
      "BARE_SLASH_REGEX_LITERALS", "CONCISE_MAGIC_FILE", "DEPRECATE_APPLICATION_MAIN",
      "DISABLE_OUTWARD_ACTOR_INFERENCE", "DYNAMIC_ACTOR_ISOLATION", "EXISTENTIAL_ANY",
      "FORWARD_TRAILING_CLOSURES", "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GLOBAL_CONCURRENCY",
      "IMPLICIT_OPEN_EXISTENTIALS", "IMPORT_OBJC_FORWARD_DECLARATIONS", "INFER_ISOLATED_CONFORMANCES",
      "INFER_SENDABLE_FROM_CAPTURES", "ISOLATED_DEFAULT_VALUES", "NONISOLATED_NONSENDING_BY_DEFAULT",
      "REGION_BASED_ISOLATION",
    ].map { (setting: "SWIFT_UPCOMING_FEATURE_\($0)", feature: featureName(of: $0)) } + [
      ("SWIFT_ENABLE_BARE_SLASH_REGEX", "BareSlashRegexLiterals"),
      ("SWIFT_UPCOMING_FEATURE_IMPORT_OBJC_FORWARD_DECLS", "ImportObjcForwardDeclarations"),
    ]

  private static let featuresOfConcurrency = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// `EXISTENTIAL_ANY` is `ExistentialAny`.
  private static func featureName(of setting: String) -> String {
    setting.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
  }
}

extension CompilerSettings {
  /// Returns the names that Swift allows as conditions, each once, without those of the package manager.
  static func conditions(_ names: [String]) -> [String] {
    var seen = Set(conditionsOfPackages)
    return names.filter { name in name == name.moduleName && seen.insert(name).inserted }
  }
}
