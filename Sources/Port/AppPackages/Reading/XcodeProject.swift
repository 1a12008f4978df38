import AppBreadth
import Diagnostics
import Foundation

/// An Xcode project's targets with their files.
struct XcodeProject {
  /// The project's folder relative to the app's, and the file that declares it, for messages.
  private let folder: String
  let file: String
  let objects: [String: [String: Any]]
  let root: [String: Any]
  /// Returns the content of a file by its path relative to the app's folder.
  let bytes: (String) -> Data?
  /// Returns such a path for messages.
  let shown: (String) -> String
  /// All files of the app's folder.
  private let allFiles: [String]
  private let fileSet: Set<String>
  /// The paths of file references and groups, relative to the app's folder.
  private(set) var paths: [String: String] = [:]
  /// The files in each group of files in several languages.
  private var children: [String: [String]] = [:]

  /// - Parameters:
  ///   - bytes: The content of `project.pbxproj`.
  ///   - path: The path of that file, relative to the app's folder.
  ///   - shown: The same path for messages.
  ///   - allFiles: The files of the app's folder, of which synchronized folders take theirs.
  ///   - reading: Returns the content of a file of build settings; `nil`, the default, for no such file.
  ///   - showing: Returns the path of such a file for messages; the path itself by default.
  /// - Throws: a diagnostic if the file is broken.
  init(
    _ bytes: Data, at path: String, shown: String, allFiles: [String],
    reading: @escaping (String) -> Data? = { _ in nil }, showing: @escaping (String) -> String = { $0 }
  ) throws(Diagnostic) {
    let list = try PropertyListFile.read(bytes, at: shown)
    (self.bytes, self.shown) = (reading, showing)
    objects = (list["objects"] as? [String: Any])?.compactMapValues { $0 as? [String: Any] } ?? [:]
    guard let id = list["rootObject"] as? String, let root = objects[id] else {
      throw Diagnostic("the project has no root object", file: shown, expected: "a project that Xcode opens")
    }
    self.root = root
    self.allFiles = allFiles
    fileSet = Set(allFiles)
    file = path.folderPath
    folder = file.folderPath.appending(root["projectDirPath"] as? String ?? "").normalizedPath
    if let group = root["mainGroup"] as? String { locate(group, in: folder) }
  }

  /// The targets for iOS that have Swift files, in the order of the file.
  var targets: [AppTarget] { ids(root["targets"]).compactMap(target) }

  private func target(_ id: String) -> AppTarget? {
    guard let target = objects[id], let kind = kind(of: target), let name = target["name"] as? String
    else { return nil }
    let (settings, remarks) = settings(of: target, named: name)
    guard settings.isForPhone else { return nil }
    let files = files(of: target, "PBXSourcesBuildPhase") + synchronizedFiles(of: target, id)
    let swift = Set(files.filter { $0.hasSuffix(".swift") }).intersection(fileSet)
    guard !swift.isEmpty else { return nil }
    let synchronized = synchronizedFiles(of: target, id)
    let listed = self.files(of: target, "PBXResourcesBuildPhase")
    let information = information(settings)
    let folders = (listed + foldersToCopy(of: target)).filter { $0.pathExtension != "lproj" && isFolder($0) }
    // In the phase of sources there may be catalogs of texts and the like; others are a mistake that Xcode passes over.
    let resources =
      AppResource.all(
        ofBundle: (listed + synchronized).flatMap(existing).filter { $0 != information }, folders: folders)
      + AppResource.all(of: self.files(of: target, "PBXSourcesBuildPhase").flatMap(existing))
    let moduleName = (settings["PRODUCT_MODULE_NAME"] ?? name).moduleName
    return AppTarget(
      name: moduleName, givenName: name == moduleName ? nil : name, kind: kind, source: file,
      files: swift.sorted(),
      resources: Set(resources).sorted { $0.path < $1.path }, information: information,
      settings: CompilerSettings(settings), buildSettings: settings, remarks: remarks)
  }

  func kind(of target: [String: Any]) -> AppTarget.Kind? {
    (target["productType"] as? String).flatMap { Self.kinds[$0] }
  }

  private func information(_ settings: BuildSettings) -> String? {
    let path = settings["INFOPLIST_FILE"].map { folder.appending($0).normalizedPath }
    return path.flatMap { fileSet.contains($0) ? $0 : nil }
  }

  private static let kinds: [String: AppTarget.Kind] = [
    "com.apple.product-type.application": .app, "com.apple.product-type.framework": .library,
    "com.apple.product-type.library.static": .library, "com.apple.product-type.framework.static": .library,
    "com.apple.product-type.library.dynamic": .library,
  ]

  /// Whether a path is that of a folder with files.
  private func isFolder(_ path: String) -> Bool { !fileSet.contains(path) && !allFiles.below(path).isEmpty }

  /// The folders in synchronized ones that are copied as they are.
  private func foldersToCopy(of target: [String: Any]) -> [String] {
    let own = Set(ids(target["fileSystemSynchronizedGroups"]))
    return synchronizedGroups.filter { own.contains($0.id) }.flatMap { group, path in
      ids(objects[group]?["explicitFolders"]).map { path.appending($0) }
    }
  }

  /// A resource's file, or the files of a folder or a catalog.
  private func existing(_ path: String) -> [String] {
    if path.pathExtension == "xcassets" { return Array(allFiles.below(path).prefix(1)) }
    return path.pathExtension == "lproj" ? allFiles.below(path) : fileSet.contains(path) ? [path] : []
  }

  private func files(of target: [String: Any], _ phase: String) -> [String] {
    ids(target["buildPhases"]).compactMap { objects[$0] }.filter { $0["isa"] as? String == phase }
      .flatMap { ids($0["files"]) }.compactMap { objects[$0]?["fileRef"] as? String }
      .flatMap { children[$0] ?? paths[$0].map { [$0] } ?? [] }
  }

  private func synchronizedFiles(of target: [String: Any], _ id: String) -> [String] {
    let own = Set(ids(target["fileSystemSynchronizedGroups"]))
    return synchronizedGroups.flatMap { group, path -> [String] in
      let exceptions = exceptions(of: group, in: path, for: id)
      guard own.contains(group) || !exceptions.isEmpty else { return [] }
      return allFiles.below(path).filter { file in
        let isException = exceptions.contains { file == $0 || file.hasPrefix("\($0)/") }
        return own.contains(group) != isException
      }
    }
  }

  /// The folders that Xcode keeps in step with the disk, with their paths.
  private var synchronizedGroups: [(id: String, path: String)] {
    objects.keys.sorted().compactMap { id in
      guard objects[id]?["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" else { return nil }
      return paths[id].map { (id, $0) }
    }
  }

  /// What a target does not take of its own synchronized folder, or takes of another target's.
  private func exceptions(of group: String, in path: String, for target: String) -> [String] {
    ids(objects[group]?["exceptions"]).compactMap { objects[$0] }
      .filter { $0["target"] as? String == target }
      .flatMap { ids($0["membershipExceptions"]) }.map { path.appending($0) }
  }

  func ids(_ value: Any?) -> [String] { value as? [String] ?? [] }
}

extension XcodeProject {
  /// Finds the paths of what is in a group, whatever circle its references form.
  private mutating func locate(_ start: String, in folder: String) {
    var rest = [(id: start, folder: folder)]
    while let (id, outer) = rest.popLast() {
      guard paths[id] == nil, let object = objects[id] else { continue }
      let path = path(of: object, in: outer)
      paths[id] = path
      let members = object["children"] as? [String] ?? []
      rest += members.map { ($0, path) }
      if object["isa"] as? String == "PBXVariantGroup" {
        children[id] = members.compactMap { objects[$0].map { self.path(of: $0, in: path) } }
      }
    }
  }

  private func path(of object: [String: Any], in outer: String) -> String {
    let own = object["path"] as? String ?? ""
    switch object["sourceTree"] as? String {
    case "<group>", nil: return outer.appending(own).normalizedPath
    case "SOURCE_ROOT": return folder.appending(own).normalizedPath
    // In the folder of a system or of a build.
    default: return "..".appending(own)
    }
  }
}
