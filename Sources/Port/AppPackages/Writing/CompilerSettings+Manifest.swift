import AppBreadth
import Porting

extension CompilerSettings {
  /// The settings as a manifest writes them.
  var inManifest: [String] {
    [".swiftLanguageMode(.\(languageMode.inManifest))"]
      + (isMainActorByDefault ? [".defaultIsolation(MainActor.self)"] : [])
      + conditions.map { ".define(\($0.swiftLiteral))" }
      + features.map { ".enableUpcomingFeature(\($0.swiftLiteral))" }
  }
}

extension CompilerSettings.LanguageMode {
  fileprivate var inManifest: String {
    switch self {
    case .four: "v4"
    case .fourTwo: "v4_2"
    case .five: "v5"
    case .six: "v6"
    }
  }
}
