import Diagnostics

extension XcodeProject {
  /// The settings of a target for a debug build, and what is wrong in files of settings.
  func settings(of target: [String: Any], named name: String) -> (BuildSettings, remarks: [Diagnostic]) {
    var settings = BuildSettings(Self.initialSettings)
    let configuration = Self.debug(configurations(of: target) + configurations(of: root))
    settings.set("TARGET_NAME", to: name)
    settings.set("PROJECT_NAME", to: file.lastPart.split(separator: ".").first.map(String.init) ?? "")
    settings.set("CONFIGURATION", to: configuration)
    settings.set("DEVELOPMENT_LANGUAGE", to: root["developmentRegion"] as? String ?? "en")
    settings.set("PRODUCT_BUNDLE_PACKAGE_TYPE", to: kind(of: target) == .app ? "APPL" : "FMWK")
    var files = ConfigurationFile(bytes: bytes, shown: shown)
    for object in [root, target] {
      let all = configurations(of: object)
      guard let level = all.first(where: { $0["name"] as? String == configuration }) ?? all.first else {
        continue
      }
      let assignments = baseFile(of: level).map { files.assignments(in: $0) } ?? []
      for assignment in assignments { settings.set(assignment.key, to: assignment.value) }
      settings.set(Self.values(of: level))
    }
    return (settings, files.remarks)
  }

  /// What Xcode sets before a project does. Paths are relative to the project's folder.
  static let initialSettings = [
    "SRCROOT": ".", "PROJECT_DIR": ".", "SOURCE_ROOT": ".", "TARGETNAME": "$(TARGET_NAME)",
    "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
    "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PLATFORM_NAME": "iphonesimulator",
    "CURRENT_PROJECT_VERSION": "", "MARKETING_VERSION": "",
  ]

  private func configurations(of object: [String: Any]) -> [[String: Any]] {
    let list = (object["buildConfigurationList"] as? String).flatMap { objects[$0] }
    return ids(list?["buildConfigurations"]).compactMap { objects[$0] }
  }

  /// The name of the configuration for debugging: `Debug`, else one whose name contains the word, else the first.
  private static func debug(_ configurations: [[String: Any]]) -> String {
    let names = configurations.compactMap { $0["name"] as? String }
    return names.first { $0 == "Debug" } ?? names.first { $0.lowercased().contains("debug") } ?? names.first
      ?? "Debug"
  }

  /// The path of the file on which a configuration is based.
  private func baseFile(of configuration: [String: Any]) -> String? {
    if let id = configuration["baseConfigurationReference"] as? String { return paths[id] }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"] as? String,
      let path = configuration["baseConfigurationReferenceRelativePath"] as? String
    else { return nil }
    return paths[anchor]?.appending(path).normalizedPath
  }

  private static func values(of configuration: [String: Any]) -> [String: String] {
    let all = configuration["buildSettings"] as? [String: Any] ?? [:]
    return all.compactMapValues { value in
      value as? String ?? (value as? [String])?.joined(separator: " ")
    }
  }
}

extension BuildSettings {
  /// Whether a target is built for iOS, as far as the project says.
  var isForPhone: Bool {
    if let platforms = self["SUPPORTED_PLATFORMS"] { return platforms.contains("iphoneos") }
    guard let system = self["SDKROOT"] else { return true }
    return system.hasPrefix("iphone") || system == "auto"
  }
}
