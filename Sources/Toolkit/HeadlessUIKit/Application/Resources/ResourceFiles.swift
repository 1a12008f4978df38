import Foundation

/// The files of a bundle by their names, whatever kind they are of.
///
///     ResourceFiles(in: [folder]).paths(of: .init("cities", "json", in: nil), languages: ["de"])
struct ResourceFiles: Sendable {
  /// The paths in the bundle with their folders, by the last parts of the paths.
  private let files: [String: [File]]

  fileprivate struct File: Sendable {
    let folder: String
    let path: String
  }

  /// What an app asks for.
  struct Request: CustomStringConvertible {
    /// The name with its ending; `nil` for all names.
    let name: String?
    let ending: String
    let folder: String

    init(_ name: String?, _ ending: String?, in folder: String?) {
      let ending = ending.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? ""
      let whole = name.flatMap { $0.isEmpty ? nil : ending.isEmpty ? $0 : "\($0).\(ending)" }
      (self.name, self.ending) = (whole, ending)
      self.folder = folder.map { $0.split(separator: "/").joined(separator: "/") } ?? ""
    }

    var description: String { name ?? "*.\(ending)" }
  }

  private static let searched = SearchedFolders { ResourceFiles(in: $0) }

  /// The files of a bundle; `nil` is the main one.
  static func of(_ bundle: Bundle?) -> ResourceFiles { searched.found(in: bundle) }

  init(in folders: [String]) {
    let all = folders.flatMap { folder in
      BundleFolders.linkedContents(of: folder).filter { !$0.contains(".xcassets/") }
        .map { File(folder: folder, path: $0) }
    }
    files = Dictionary(grouping: all) { ($0.path as NSString).lastPathComponent }
  }

  /// The names of all files.
  var names: [String] { files.keys.sorted() }

  /// Returns the paths of files, the best one first: those for all languages, then by the order of some languages.
  func paths(of wanted: Request, languages: [String]) -> [String] {
    let last = wanted.name.map { ($0 as NSString).lastPathComponent }
    let named = last.map { files[$0] ?? [] } ?? files.sorted { $0.key < $1.key }.flatMap(\.value)
    let place = [wanted.folder, wanted.name ?? ""].filter { !$0.isEmpty }.joined(separator: "/")
    let found = named.filter { file in
      let path = "/" + file.pathWithoutLanguage
      return wanted.name == nil
        ? (wanted.ending.isEmpty || path.hasSuffix(".\(wanted.ending)"))
          && (place.isEmpty || path.contains("/\(place)/")) : path.hasSuffix("/\(place)")
    }
    let ranked = found.enumerated().map { ($1.rank(languages), $1.depth, $0, "\($1.folder)/\($1.path)") }
    return ranked.sorted { $0 < $1 }.map(\.3)
  }
}

extension ResourceFiles.File {
  fileprivate var pathWithoutLanguage: String {
    path.split(separator: "/").filter { !$0.hasSuffix(".lproj") || path.hasSuffix($0) }.joined(separator: "/")
  }

  fileprivate var depth: Int { path.split(separator: "/").count }

  /// Its place among files of one name. The package manager's own list comes last.
  fileprivate func rank(_ languages: [String]) -> Int {
    guard path != "Info.plist" else { return .max }
    let folders = path.split(separator: "/").dropLast()
    guard let folder = folders.last(where: { $0.hasSuffix(".lproj") }) else { return 0 }
    let names = languages.flatMap { [$0, String($0.prefix { $0 != "-" && $0 != "_" })] } + ["Base", "en"]
    return names.firstIndex(of: String(folder.dropLast(".lproj".count))).map { $0 + 1 } ?? names.count + 1
  }
}
