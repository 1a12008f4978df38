import Foundation
import Synchronization

/// The folders of a bundle in which resources are searched.
///
///     BundleFolders.of(nil)  // Those of the packages' bundles next to the program
package enum BundleFolders {
  /// Returns a bundle's folder; for the main bundle, which `nil` is, those that the running application added and
  /// those of the packages' bundles next to it.
  ///
  /// - Parameter bundle: The bundle; `nil` for the main one. That of a class, by `Bundle(for:)`, is the main one, too,
  ///   since all classes are in the program.
  package static func of(_ bundle: Bundle?) -> [String] {
    guard let bundle, bundle.bundlePath != Bundle.main.bundlePath else {
      return AddedFolders.current + besideProgram
    }
    return [bundle.resourcePath ?? bundle.bundlePath]
  }

  /// The folders of the bundles next to the program of modules that it contains, in the order of their names.
  private static let besideProgram: [String] = {
    let folder = Bundle.main.bundlePath
    let beside = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let bundles = beside.filter { $0.hasSuffix(".resources") }.sorted().map { "\(folder)/\($0)" }
    return ProgramModules.current.own(bundles)
  }()

  /// Returns the paths of everything in a folder, which may be a symbolic link.
  static func contents(of folder: String) -> [String] {
    let path = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    return FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
  }

  /// Returns the paths of everything in a folder and in the folders that symbolic links in it lead to, in order.
  static func linkedContents(of folder: String) -> [String] {
    linkedContents(of: folder, linkedFrom: []).sorted()
  }

  /// Returns a fault for each symbolic link in some folders that leads nowhere, and what to write.
  static func brokenLinks(in folders: [String]) -> [ResourceFault] {
    folders.flatMap { folder in
      contents(of: folder).sorted().compactMap { path -> ResourceFault? in
        let whole = "\(folder)/\(path)"
        guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: whole),
          !FileManager.default.fileExists(atPath: whole)
        else { return nil }
        return .unreadable(
          file: path,
          problem:
            "the link leads to '\(target)', where nothing is; the package manager copies links as they are, "
            + "so write an absolute path in it")
      }
    }
  }

  /// Returns the same without those links that lead back to where they are.
  private static func linkedContents(of folder: String, linkedFrom outer: [String]) -> [String] {
    let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    guard !outer.contains(real), outer.count < 8 else { return [] }
    return contents(of: folder).flatMap { path -> [String] in
      let whole = "\(folder)/\(path)"
      guard (try? FileManager.default.destinationOfSymbolicLink(atPath: whole)) != nil else { return [path] }
      return [path] + linkedContents(of: whole, linkedFrom: outer + [real]).map { "\(path)/\($0)" }
    }
  }

  /// Returns the modules whose bundles may be in some folders: the package manager names a bundle after the
  /// package and the target, such as `my_app_My-App.resources`, which may be those of `app_My_App` or `My_App`.
  static func modules(of folders: [String]) -> [String] {
    folders.flatMap { folder -> [String] in
      let name = (folder as NSString).lastPathComponent
      guard name.hasSuffix(".resources") else { return [] }
      let bundle = name.dropLast(".resources".count)
      return bundle.indices.filter { bundle[$0] == "_" }.map { line in
        String(bundle[bundle.index(after: line)...]).replacingOccurrences(of: "-", with: "_")
      }
    }
  }
}

/// The folders that applications added to those of the main bundle.
enum AddedFolders {
  private static let lastAdded = Mutex<[String]>([])

  /// Those of the running application; off the main actor, those of the application that added some last.
  static var current: [String] {
    UITraitCollection.isMain
      ? MainActor.assumeIsolated { UIApplication.shared.environment.resourceFolders } : last
  }

  static var last: [String] {
    get { lastAdded.withLock { $0 } }
    set { lastAdded.withLock { $0 = newValue } }
  }
}

/// What was found in folders, by the folders, so that each is searched once in a process.
final class SearchedFolders<Found: Sendable>: Sendable {
  private let found = Mutex<[[String]: Found]>([:])
  private let search: @Sendable ([String]) -> Found

  init(_ search: @escaping @Sendable ([String]) -> Found) {
    self.search = search
  }

  /// Returns what is in the folders of a bundle; `nil` is the main one.
  func found(in bundle: Bundle?) -> Found {
    let folders = BundleFolders.of(bundle)
    return found.withLock { found in
      if let known = found[folders] { return known }
      let new = search(folders)
      found[folders] = new
      return new
    }
  }
}
