/// How a module's sources come into the package: links to folders and files of the app.
///
///     let sources = LinkedSources(files: ["App/A.swift", "App/B/C.swift"], of: ["App/A.swift", "App/B/C.swift"])
///     sources.links  // [Link(path: "App", destination: "App")]
///     sources.path(of: "App/B/C.swift")  // App/B/C.swift
struct LinkedSources: Hashable, Sendable {
  struct Link: Hashable, Sendable {
    /// The link's path in the target's folder.
    let path: String
    /// The folder or file of the app.
    let destination: String
  }

  let links: [Link]
  /// Paths in the target's folder that are linked along with the module's files and do not belong to it.
  let strangers: [String]

  /// The folder of all links, which the target excludes.
  static let folder = "App"

  /// - Parameters:
  ///   - files: The module's Swift files, relative to the app's folder.
  ///   - all: All files of the app's folder.
  ///   - skipped: The folders of the app's folder whose files are not among them; none by default.
  init(files: [String], of all: [String], skipping skipped: [String] = []) {
    links = Self.links(to: files)
    let own = Set(files)
    let folders = Set(files.flatMap(\.foldersAbove))
    var strangers: Set<String> = []
    for link in links {
      for file in all.below(link.destination) where file.hasSuffix(".swift") && !own.contains(file) {
        let outermost = file.foldersAbove.first {
          $0.hasPrefix("\(link.destination)/") && !folders.contains($0)
        }
        let path = link.path + (outermost ?? file).dropFirst(link.destination.count)
        strangers.insert(outermost == nil ? path : "\(path)/")
      }
    }
    for link in links {
      let visible = skipped.below(link.destination).filter { !$0.lastPart.hasPrefix(".") }
      strangers.formUnion(visible.map { "\(link.path)\($0.dropFirst(link.destination.count))/" })
    }
    self.strangers = strangers.sorted().withoutInnerFolders
  }

  /// One link to the folder of all files; if that is the app's whole folder or one around it, which also contains the
  /// package, a link to each part of it.
  private static func links(to files: [String]) -> [Link] {
    let common = commonFolder(of: files)
    let depth = common.split(separator: "/").count
    guard common.split(separator: "/").allSatisfy({ $0 == ".." }) else {
      return [Link(path: folder, destination: common)]
    }
    let parts = Set(files.compactMap { $0.split(separator: "/").dropFirst(depth).first.map(String.init) })
    return parts.sorted().map { Link(path: "\(folder)/\($0)", destination: common.appending($0)) }
  }

  private static func commonFolder(of files: [String]) -> String {
    guard let first = files.first else { return "" }
    var common = first.split(separator: "/").dropLast()
    for file in files {
      let parts = file.split(separator: "/").dropLast()
      common = common.prefix(zip(common, parts).prefix { $0 == $1 }.count)
    }
    return common.joined(separator: "/")
  }

  /// Returns the path of one of the module's files in the target's folder.
  func path(of file: String) -> String {
    guard let link = links.first(where: { file == $0.destination || file.hasPrefix("\($0.destination)/") })
    else { return file }
    return link.path + file.dropFirst(link.destination.count)
  }

  /// Returns the file of the app at a path in the target's folder.
  func file(at path: String) -> String {
    guard let link = links.first(where: { path == $0.path || path.hasPrefix("\($0.path)/") }) else {
      return path
    }
    return link.destination + path.dropFirst(link.path.count)
  }
}

extension [String] {
  /// Sorted paths without those in a folder that is among them, too.
  fileprivate var withoutInnerFolders: [String] {
    reduce(into: []) { kept, path in
      if kept.last.map({ $0.hasSuffix("/") && path.hasPrefix($0) }) != true { kept.append(path) }
    }
  }
}

extension String {
  /// The folders around a path, outermost first: `a` and `a/b` of `a/b/c`.
  fileprivate var foldersAbove: [String] {
    let parts = split(separator: "/").dropLast()
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }
}
