import Foundation
import Porting

/// The targets of an app's folder, as far as the shown one needs them.
struct TargetLibrary {
  private let reader: AppReader
  private var targets: [AppTarget]
  /// The manifests that have not been read yet; each takes a second.
  private var manifests: [String]
  private var places: LibraryPlaces
  private var found: [AppDescription.Module] = []
  private var names: Set<String> = []

  init(reader: AppReader, targets: [AppTarget]) {
    (self.reader, self.targets) = (reader, targets)
    places = LibraryPlaces(reader)
    let inner = reader.folder.files.filter { $0.hasSuffix("/Package.swift") }
    let near = inner.filter { $0.split(separator: "/").count <= Self.maximumDepth }
    manifests = Array(near.prefix(Self.maximumCount))
  }

  private static let maximumDepth = 4
  private static let maximumCount = 8

  /// Returns a target's module, after the modules that it imports.
  ///
  /// - Parameter place: Where its files are; in the app's folder by default.
  mutating func modules(
    below target: AppTarget, in place: SourcePlace? = nil
  ) throws -> [AppDescription.Module] {
    names.insert(target.name)
    let sources = AppSources(texts(of: target), in: reader.folder.path)
    for name in Set(sources.importedModules.values.joined()).sorted() where !names.contains(name) {
      guard !FrameworkProducts.names.contains(name), let library = try library(named: name) else { continue }
      _ = try modules(below: library.target, in: library.place)
    }
    let file = target.information.flatMap(reader.bytes)
    let information = InformationFile(file, settings: target.buildSettings).text
    let files = place?.files ?? reader.folder.files
    let symbols = AssetSymbols(
      of: target.resources.map(\.path).filter { $0.pathExtension == "xcassets" }, among: files,
      beside: sources,
      target.buildSettings, bytes: reader.bytes)
    found.append(
      AppDescription.Module(
        target: target, sources: sources, information: information, assetSymbols: symbols.text,
        place: place))
    return found
  }

  private mutating func library(named name: String) throws -> (target: AppTarget, place: SourcePlace?)? {
    // Most imports are of systems' modules, for which no manifest need be read.
    if let target = best(name) { return (target, nil) }
    if reader.mentions(name, in: manifests) {
      for manifest in manifests {
        targets += (try? reader.targets(ofManifest: manifest, in: reader.folder.files)) ?? []
      }
      manifests = []
      if let target = best(name) { return (target, nil) }
    }
    return places.library(named: name).map { ($0.target, $0.place) }
  }

  /// A package's target before a project's, and one further up before one further down.
  private func best(_ name: String) -> AppTarget? {
    targets.filter { $0.name == name && $0.kind == .library }.min { first, second in
      (first.source.hasSuffix(".swift") ? 0 : 1, first.depth, first.source)
        < (second.source.hasSuffix(".swift") ? 0 : 1, second.depth, second.source)
    }
  }

  private func texts(of target: AppTarget) -> [String: String] {
    var texts: [String: String] = [:]
    for file in target.files { texts[file] = text(of: file) }
    return texts
  }

  private func text(of file: String) -> String? {
    reader.bytes(of: file).flatMap { String(validating: $0, as: UTF8.self) }
  }
}

extension AppReader {
  /// Whether a name is in the text of one of some manifests.
  func mentions(_ name: String, in manifests: [String]) -> Bool {
    manifests.contains { bytes(of: $0)?.range(of: Data("\"\(name)\"".utf8)) != nil }
  }
}
