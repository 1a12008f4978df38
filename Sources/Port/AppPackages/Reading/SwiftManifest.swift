import AppBreadth
import Diagnostics
import Foundation

/// The targets of a Swift package, as `swift package dump-package` prints them.
struct SwiftManifest: Decodable {
  private let targets: [Target]
  private let swiftLanguageVersions: [String]?
  private let toolsVersion: Version

  private struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let exclude: [String]?
    let sources: [String]?
    let settings: [ManifestSetting]?
    let resources: [Resource]?
  }

  private struct Resource: Decodable {
    let path: String
    let rule: [String: [String: String]]
  }

  private struct Version: Decodable {
    let _version: String
  }

  /// Returns the libraries and programs that have Swift files.
  ///
  /// - Parameters:
  ///   - path: The path of `Package.swift`, relative to the app's folder.
  ///   - allFiles: The files of the app's folder.
  func targets(at path: String, allFiles: [String]) -> [AppTarget] {
    targets.compactMap { target in
      guard target.type == "regular" || target.type == "executable" else { return nil }
      let folder = folder(of: target, in: path.folderPath, allFiles: allFiles)
      let excluded = (target.exclude ?? []).map { folder.appending($0).normalizedPath }
      let included = target.sources?.map { folder.appending($0).normalizedPath } ?? [folder]
      let files = allFiles.below(folder).filter { file in !excluded.contains { file.isAt($0) } }
      let swift = files.filter { file in
        file.hasSuffix(".swift") && !file.hasSuffix("/Package.swift") && file != "Package.swift"
          && included.contains { $0.isEmpty || file.isAt($0) }
      }
      guard !swift.isEmpty else { return nil }
      return AppTarget(
        name: target.name.moduleName,
        givenName: target.name == target.name.moduleName ? nil : target.name, kind: .library, source: path,
        files: swift,
        resources: resources(of: target, in: folder, files),
        settings: CompilerSettings(target.settings ?? [], languageMode: languageMode))
    }
  }

  /// The language mode of targets that do not say theirs: the newest one that the package names, else that of its
  /// tools.
  private var languageMode: CompilerSettings.LanguageMode {
    let versions = (swiftLanguageVersions ?? [toolsVersion._version]).filter { $0.first?.isNumber == true }
    let newest = versions.max { (Double($0) ?? 0) < (Double($1) ?? 0) }
    return CompilerSettings.LanguageMode(version: newest ?? "5")
  }

  /// The resources that a target names, and what the package manager of Apple's systems takes without that.
  private func resources(of target: Target, in folder: String, _ files: [String]) -> [AppResource] {
    let named = (target.resources ?? []).map {
      (path: folder.appending($0.path).normalizedPath, rule: $0.rule)
    }
    let copied = named.filter { resource in
      resource.rule["copy"] != nil && files.contains { $0.hasPrefix("\(resource.path)/") }
    }.map(\.path)
    let inside = files.filter { file in named.contains { file.isAt($0.path) } }
    let all = AppResource.all(ofBundle: inside, folders: copied)
    let others = AppResource.all(of: files.filter { !inside.contains($0) }).filter { resource in
      Self.usualEndings.contains(resource.path.pathExtension)
    }
    return Set(all + others).sorted { $0.path < $1.path }
  }

  /// What Xcode takes from a package's target that does not name it.
  private static let usualEndings: Set<String> = [
    "otf", "storyboard", "strings", "stringsdict", "ttc", "ttf", "xcassets", "xcstrings", "xib",
  ]

  private func folder(of target: Target, in package: String, allFiles: [String]) -> String {
    if let path = target.path { return package.appending(path).normalizedPath }
    let usual = ["Sources", "Source", "src", "srcs"].map { package.appending($0).appending(target.name) }
    return usual.first { !allFiles.below($0).isEmpty } ?? package.appending("Sources")
  }
}

extension String {
  /// Whether a path is that of a file or folder, or of something in that folder.
  fileprivate func isAt(_ path: String) -> Bool { self == path || hasPrefix("\(path)/") }
}
