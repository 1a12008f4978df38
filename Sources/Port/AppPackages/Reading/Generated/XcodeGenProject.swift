import AppBreadth
import Diagnostics
import Foundation

/// A project that XcodeGen makes of `project.yml`, with its targets for iOS.
struct XcodeGenProject {
  private let value: YAMLValue
  /// The folder of the file, relative to the app's, and the file.
  private let folder: String
  private let file: String
  private let allFiles: [String]
  private let bytes: (String) -> Data?
  private let shown: (String) -> String

  /// - Parameters:
  ///   - path: The file, relative to the app's folder.
  ///   - allFiles: The files of the app's folder.
  ///   - reading: Returns the content of a file by its path relative to the app's folder.
  ///   - showing: Returns such a path for messages.
  /// - Throws: a diagnostic with the position of what cannot be read.
  init(
    at path: String, allFiles: [String], reading: @escaping (String) -> Data?,
    showing: @escaping (String) -> String
  ) throws(Diagnostic) {
    (file, folder, self.allFiles, bytes, shown) = (path, path.folderPath, allFiles, reading, showing)
    value = try Self.value(at: path, inside: [path], reading: reading, showing: showing)
  }

  /// The names by which XcodeGen finds its file.
  static let names: Set<String> = ["project.yml", "project.yaml"]

  /// The targets for iOS that have Swift files, in the order of the file.
  var targets: [AppTarget] {
    (value["targets"]?.entries ?? []).compactMap { target($0.key, templated($0.value)) }
  }

  /// Reads a file with those that it includes, whose values it replaces.
  private static func value(
    at path: String, inside outer: [String], reading: (String) -> Data?, showing: (String) -> String
  ) throws(Diagnostic) -> YAMLValue {
    let text = String(decoding: reading(path) ?? Data(), as: UTF8.self)
    let own = try YAMLReader(text, at: showing(path)).value
    var whole = YAMLValue.map([])
    for include in own["include"]?.elements ?? [] {
      guard let name = include.text ?? include["path"]?.text else { continue }
      let other = path.folderPath.appending(name).normalizedPath
      guard !outer.contains(other) else {
        throw Diagnostic(
          "the project includes itself: '\(name)'", file: showing(path), expected: "files without a circle")
      }
      guard reading(other) != nil else {
        throw Diagnostic(
          "there is no file '\(showing(other))' to include", file: showing(path), expected: "a project's file"
        )
      }
      whole = whole.merged(
        with: try value(at: other, inside: outer + [other], reading: reading, showing: showing))
    }
    return whole.merged(with: own)
  }

  /// A target with the values of its templates.
  private func templated(_ target: YAMLValue) -> YAMLValue {
    let templates = (target["templates"]?.texts ?? []).compactMap { value["targetTemplates"]?[$0] }
    return templates.reduce(YAMLValue.map([])) { $0.merged(with: $1) }.merged(with: target)
  }

  private func target(_ name: String, _ target: YAMLValue) -> AppTarget? {
    guard let kind = target["type"]?.text.flatMap({ Self.kinds[$0] }), target.isForPhone else { return nil }
    let sources = (target["sources"]?.elements ?? []).map { SourceGroup($0, in: folder, allFiles) }
    let files = sources.flatMap(\.compiled)
    let swift = Set(files.filter { $0.hasSuffix(".swift") }).sorted()
    guard !swift.isEmpty else { return nil }
    let (settings, remarks) = settings(of: target, named: name, kind)
    let information = settings["INFOPLIST_FILE"].map { folder.appending($0).normalizedPath }
    let resources =
      (sources.flatMap(\.resources) + SourceGroup.files(of: target["resources"], in: folder, allFiles))
      .filter { $0 != information }
    let moduleName = (settings["PRODUCT_MODULE_NAME"] ?? name).moduleName
    return AppTarget(
      name: moduleName, givenName: name == moduleName ? nil : name, kind: kind, source: file, files: swift,
      resources: AppResource.all(ofBundle: resources, folders: sources.flatMap(\.folders)),
      information: information.flatMap { allFiles.contains($0) ? $0 : nil },
      settings: CompilerSettings(settings), buildSettings: settings, remarks: remarks)
  }

  private static let kinds: [String: AppTarget.Kind] = [
    "application": .app, "framework": .library, "framework.static": .library, "library.static": .library,
    "library.dynamic": .library,
  ]

  private func settings(
    of target: YAMLValue, named name: String, _ kind: AppTarget.Kind
  ) -> (BuildSettings, remarks: [Diagnostic]) {
    var settings = BuildSettings(XcodeProject.initialSettings)
    settings.set([
      "TARGET_NAME": name, "PROJECT_NAME": value["name"]?.text ?? name, "CONFIGURATION": configuration,
      "PRODUCT_BUNDLE_PACKAGE_TYPE": kind == .app ? "APPL" : "FMWK", "SWIFT_VERSION": "5.0",
      "DEVELOPMENT_LANGUAGE": value["options"]?["developmentLanguage"]?.text ?? "en",
      "PRODUCT_BUNDLE_IDENTIFIER": (value["options"]?["bundleIdPrefix"]?.text).map { "\($0).\(name)" } ?? "",
    ])
    var reader = ConfigurationFile(bytes: bytes, shown: shown)
    for level in [value, target] {
      if let path = level["configFiles"]?[configuration]?.text {
        for assignment in reader.assignments(in: folder.appending(path).normalizedPath) {
          settings.set(assignment.key, to: assignment.value)
        }
      }
      set(level["settings"], in: &settings)
    }
    if let path = target["info"]?["path"]?.text { settings.set("INFOPLIST_FILE", to: path) }
    return (settings, reader.remarks)
  }

  /// The configuration for debugging.
  private var configuration: String {
    let all = value["configs"]?.entries ?? []
    return all.first { $0.value.text == "debug" }?.key ?? "Debug"
  }

  /// Sets settings that are written by themselves, or in `base`, `groups` and `configs`.
  private func set(_ value: YAMLValue?, in settings: inout BuildSettings) {
    guard let value else { return }
    for group in value["groups"]?.texts ?? [] { set(self.value["settingGroups"]?[group], in: &settings) }
    let isPlain = ["base", "groups", "configs"].allSatisfy { value[$0] == nil }
    for entry in (isPlain ? value : value["base"] ?? .map([])).entries { set(entry, in: &settings) }
    let chosen = value["configs"]?.entries.first { $0.key.lowercased() == configuration.lowercased() }
    for entry in chosen?.value.entries ?? [] { set(entry, in: &settings) }
  }

  private func set(_ entry: YAMLValue.Entry, in settings: inout BuildSettings) {
    let text = entry.value.texts.joined(separator: " ")
    settings.set(entry.key, to: ["true": "YES", "false": "NO"][text] ?? text)
  }
}

extension YAMLValue {
  /// Whether a target is for iOS.
  fileprivate var isForPhone: Bool {
    let platforms = (self["platform"]?.texts ?? []) + (self["supportedDestinations"]?.texts ?? [])
    return platforms.contains { $0.lowercased() == "ios" }
  }
}
