import Foundation

/// Finds the sources of libraries outside of the app's targets.
///
/// They are searched in this order: folders that a person named for a library, the repository around the app's folder, what
/// package managers have put into either, and a person's folder of libraries.
struct LibraryPlaces {
  private let reader: AppReader
  private let named: [NamedLibrary]
  private let collections: [String]
  /// The places that were read, by their paths; `nil` for those that are not there.
  private var places: [String: SourcePlace?] = [:]
  /// The targets of places, by the places' paths and the files that declare them.
  private var targets: [String: [AppTarget]] = [:]

  init(_ reader: AppReader) {
    self.reader = reader
    named = reader.libraries.named
    collections = reader.libraries.folders
  }

  /// Returns a library's target and the place of its files; `nil` if no place has it.
  mutating func library(named name: String) -> (target: AppTarget, place: SourcePlace)? {
    for (path, isLibrary) in paths(of: name) {
      guard let place = place(at: path, isLibrary: isLibrary),
        let target = target(named: name, in: place)
      else { continue }
      return (target, place)
    }
    return nil
  }

  /// The folders in which a library may be, and whether each is that library alone.
  private func paths(of name: String) -> [(path: String, isLibrary: Bool)] {
    let own = named.filter { $0.name == name }.map { ($0.folder, true) }
    let root = repositoryPath.map { [($0, false)] } ?? []
    let bases = [""] + (repositoryPath.map { [$0] } ?? [])
    let managed = bases.flatMap { base in
      Self.managers.flatMap { folder in folders(in: base.appending(folder), named: name) }
    }
    let given = collections.flatMap { base in
      folders(in: base, named: name) + others(in: base, than: name)
    }
    return own + root + managed + given
  }

  /// Where package managers put the sources of libraries.
  private static let managers = [
    "Pods", "Carthage/Checkouts", "SourcePackages/checkouts", ".build/checkouts",
  ]

  /// The folders in a folder that have a library's name.
  private func folders(in base: String, named name: String) -> [(path: String, isLibrary: Bool)] {
    names(in: base).filter { $0.libraryName == name.libraryName }.map { (base.appending($0), true) }
  }

  /// The folders in a folder that have other names, and may have the library beside their own.
  private func others(in base: String, than name: String) -> [(path: String, isLibrary: Bool)] {
    names(in: base).filter { $0.libraryName != name.libraryName && !$0.hasPrefix(".") }.map {
      (base.appending($0), false)
    }
  }

  private func names(in folder: String) -> [String] {
    let path = "\(reader.folder.path)/\(folder)"
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// The repository's folder around the app's; `nil` if the app's is its root, or there is no repository.
  private var repositoryPath: String? {
    let parts = reader.folder.path.split(separator: "/")
    for count in parts.indices.reversed() {
      let root = "/" + parts.prefix(count + 1).joined(separator: "/")
      guard FileManager.default.fileExists(atPath: "\(root)/.git") else { continue }
      return count + 1 == parts.count
        ? nil : Array(repeating: "..", count: parts.count - count - 1).joined(separator: "/")
    }
    return nil
  }

  private mutating func place(at path: String, isLibrary: Bool) -> SourcePlace? {
    if let known = places[path] { return known }
    let place = SourcePlace(path, beside: reader.folder, isLibrary: isLibrary)
    places[path] = .some(place)
    return place
  }
}

extension LibraryPlaces {
  /// A package's target, else a project's, else what a podspec names, else the Swift files of a folder that is the library.
  private mutating func target(named name: String, in place: SourcePlace) -> AppTarget? {
    let isWanted = { (target: AppTarget) in target.name == name && target.kind == .library }
    let depth = place.path.isEmpty ? 0 : place.path.split(separator: "/").count
    let manifests = place.files.filter {
      $0.lastPart == "Package.swift" && $0.split(separator: "/").count <= depth + 3
    }
    for path in manifests where reader.mentions(name, in: [path]) {
      if let found = targets(of: path, in: place).first(where: isWanted) { return found }
    }
    for path in place.files where path.hasSuffix(".xcodeproj/project.pbxproj") {
      if let found = targets(of: path, in: place).first(where: isWanted) { return found }
    }
    return Podspec.target(named: name, in: place, reader: reader)
      ?? (place.isLibrary ? whole(place, as: name) : nil)
  }

  /// The targets that a file declares; none if it is broken, which is not the app's fault.
  private mutating func targets(of path: String, in place: SourcePlace) -> [AppTarget] {
    if let known = targets[path] { return known }
    let found =
      path.lastPart == "Package.swift"
      ? try? reader.targets(ofManifest: path, in: place.files)
      : try? reader.targets(ofProject: path, in: place.files)
    targets[path] = found ?? []
    return found ?? []
  }

  /// The library that is a whole folder: its sources' folder, if it has one of a usual name.
  private func whole(_ place: SourcePlace, as name: String) -> AppTarget? {
    let usual = ["Sources/\(name)", "Source/\(name)", name, "Sources", "Source", ""].map {
      place.path.appending($0)
    }
    let swift = place.files.filter { $0.hasSuffix(".swift") && !$0.isOfTestsOrSamples(in: place.path) }
    guard let folder = usual.first(where: { !swift.below($0).isEmpty }) else { return nil }
    return AppTarget(
      name: name, kind: .library, source: folder, files: swift.below(folder),
      resources: AppResource.all(of: place.files.below(folder)))
  }
}

extension String {
  /// The name without what repositories add to it: `swift-collections` and `Collections.swift` are `collections`.
  var libraryName: String {
    let plain = lowercased().replacing("_", with: "-")
    let trimmed =
      ["swift-", "ios-"].first { plain.hasPrefix($0) }.map { String(plain.dropFirst($0.count)) } ?? plain
    let ended = ["-swift", ".swift", "-ios", ".git"].first { trimmed.hasSuffix($0) }
    return (ended.map { String(trimmed.dropLast($0.count)) } ?? trimmed).replacing("-", with: "")
  }

  /// Whether a file belongs to a library's tests, samples or manifests.
  fileprivate func isOfTestsOrSamples(in base: String) -> Bool {
    lastPart == "Package.swift"
      || dropFirst(base.count).split(separator: "/").dropLast().contains { folder in
        ["Tests", "Example", "Examples", "Demo", "Samples", "Sample", "Playground.playground"].contains {
          folder.hasSuffix($0)
        }
      }
  }
}
