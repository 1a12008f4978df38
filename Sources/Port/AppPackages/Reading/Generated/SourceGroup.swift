/// What a target of XcodeGen takes of a folder or a file.
struct SourceGroup {
  /// The files that are compiled, or are resources by their kind.
  let compiled: [String]
  let resources: [String]
  /// Folders that are copied as they are.
  let folders: [String]

  /// - Parameters:
  ///   - value: A path, or a map with `path`, `excludes`, `includes`, `type` and `buildPhase`.
  ///   - folder: The project's folder, relative to the app's.
  ///   - allFiles: The files of the app's folder.
  init(_ value: YAMLValue, in folder: String, _ allFiles: [String]) {
    let path = value.text ?? value["path"]?.text ?? ""
    let base = folder.appending(path).normalizedPath
    let own = base.isEmpty ? allFiles : allFiles.filter { $0 == base || $0.hasPrefix("\(base)/") }
    let excluded = (value["excludes"]?.texts ?? []).map { FilePattern(base.appending($0).normalizedPath) }
    let included = (value["includes"]?.texts ?? []).map { FilePattern(base.appending($0).normalizedPath) }
    let files = own.filter { file in
      !excluded.contains { $0.matches(file) || $0.matchesFolder(of: file) }
        && (included.isEmpty || included.contains { $0.matches(file) })
    }
    let phase = value["buildPhase"]?.text
    let isCopied = value["type"]?.text == "folder"
    folders = isCopied ? [base] : []
    compiled = isCopied || phase == "resources" || phase == "none" ? [] : files
    resources = isCopied || phase == "none" || phase == "sources" ? [] : files
  }

  /// The files of a list of paths.
  static func files(of value: YAMLValue?, in folder: String, _ allFiles: [String]) -> [String] {
    (value?.elements ?? []).flatMap { SourceGroup($0, in: folder, allFiles).resources }
  }
}

extension FilePattern {
  /// Whether a folder around a file matches.
  fileprivate func matchesFolder(of file: String) -> Bool {
    var folder = file.folderPath
    while !folder.isEmpty {
      if matches(folder) { return true }
      folder = folder.folderPath
    }
    return false
  }
}
