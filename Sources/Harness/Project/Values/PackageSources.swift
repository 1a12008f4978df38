import GoldenFiles

/// The Swift files of a package and its folders of goldens beside tests, found by walking through it once.
///
/// Hidden folders, and packages in this one, are left out.
struct PackageSources {
  /// The folders named `__Snapshots__`; each may be a link.
  private(set) var goldenFolders: [GoldenPath] = []
  /// Swift files by their names without extension.
  private(set) var files: [String: [GoldenPath]] = [:]
  /// The names of all folders.
  private(set) var folderNames: Set<String> = []

  init(of package: GoldenFolder) {
    var folders = [GoldenPath("")]
    while let folder = folders.popLast() {
      // A folder that cannot be read has no sources that can be compiled.
      let names = (try? package.names(in: folder)) ?? []
      guard folder.path.isEmpty || !names.contains("Package.swift") else { continue }
      for name in names { add(name, in: folder, of: package, to: &folders) }
    }
    goldenFolders.sort()
  }

  private mutating func add(
    _ name: String, in folder: GoldenPath, of package: GoldenFolder, to folders: inout [GoldenPath]
  ) {
    let path = folder.appending(name)
    if name.hasSuffix(".swift") {
      files[String(name.dropLast(".swift".count)), default: []].append(path)
    } else if name == GoldenPath.folderBesideTests {
      if FileKind(following: package.absolute(path)) == .folder { goldenFolders.append(path) }
    } else if FileKind(at: package.absolute(path)) == .folder, path.path != GoldenPath.folder {
      folderNames.insert(name)
      folders.append(path)
    }
  }
}
