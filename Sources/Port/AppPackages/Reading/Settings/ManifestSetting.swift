import AppBreadth

/// A setting of a Swift package's target, as `swift package dump-package` prints it.
struct ManifestSetting: Decodable {
  private let tool: String
  private let condition: Condition?
  private let kind: [String: [String: Value]]

  private struct Condition: Decodable {
    let config: String?
    let platformNames: [String]?
  }

  /// A text or a list of texts; other values are of settings that do not matter here.
  private struct Value: Decodable {
    let texts: [String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        texts = [text]
      } else {
        texts = (try? container.decode([String].self)) ?? []
      }
    }
  }

  /// Whether it holds for Swift sources in a debug build for iOS.
  private var isMet: Bool {
    let platforms = condition?.platformNames ?? []
    return tool == "swift" && condition?.config != "release"
      && (platforms.isEmpty || platforms.contains("ios"))
  }

  /// Returns the texts of a kind, such as `define`; none if it is of another kind, or does not hold.
  func texts(_ name: String) -> [String] { isMet ? kind[name]?["_0"]?.texts ?? [] : [] }
}

extension CompilerSettings {
  /// Reads what a Swift package says about the compiler.
  init(_ settings: [ManifestSetting], languageMode: LanguageMode) {
    let texts = { (name: String) in settings.flatMap { $0.texts(name) } }
    self.init(
      languageMode: texts("swiftLanguageMode").last.map(LanguageMode.init) ?? languageMode,
      isMainActorByDefault: texts("defaultIsolation").contains("MainActor"),
      conditions: Self.conditions(texts("define")),
      features: texts("enableUpcomingFeature").filter { !Self.featuresOfImports.contains($0) })
  }

  /// Features that only ask for more `import`s, which are added on the way to the compiler.
  private static let featuresOfImports = ["InternalImportsByDefault", "MemberImportVisibility"]
}
