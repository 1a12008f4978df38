import Diagnostics
import Foundation

/// A library that a lock file names, with its version and its repository.
struct LockedLibrary: Hashable, Sendable {
  let name: String
  /// The address of its repository.
  let url: String
  /// The tag or branch; `nil` if the file has only a commit.
  let version: String?

  /// The command that fetches it into a folder beside the app's.
  func command(into folder: String) -> String {
    let branch = version.map { "--branch \($0.shellWord) " } ?? ""
    return "git clone --depth 1 \(branch)\(url.shellWord) \("\(folder)/\(name)".shellWord)"
  }

  /// Whether it is the library of a module, as far as the names say.
  func isNamed(_ module: String) -> Bool { name.libraryName == module.libraryName }
}

/// Reads the lock files of package managers.
enum LockFile {
  /// The names of lock files, and what reads them.
  private static let readers: [String: @Sendable (String) -> [LockedLibrary]] = [
    "Package.resolved": packages, "Podfile.lock": pods, "Cartfile.resolved": carthage,
  ]

  /// Returns the libraries that the lock files among some files name, sorted by name, each once.
  static func libraries(in files: [String], bytes: (String) -> Data?) -> [LockedLibrary] {
    var seen: Set<String> = []
    let all = files.flatMap { path -> [LockedLibrary] in
      guard let reader = readers[path.lastPart], let content = bytes(path) else { return [] }
      return reader(String(decoding: content, as: UTF8.self))
    }
    return all.filter { seen.insert($0.name.libraryName).inserted }.sorted {
      ($0.name, $0.url) < ($1.name, $1.url)
    }
  }

  /// The package manager's pins, in either form.
  @Sendable private static func packages(_ text: String) -> [LockedLibrary] {
    let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let pins = (json?["pins"] ?? (json?["object"] as? [String: Any])?["pins"]) as? [[String: Any]] ?? []
    return pins.compactMap { pin in
      guard let url = (pin["location"] ?? pin["repositoryURL"]) as? String,
        url.contains("://") || url.contains("@")
      else { return nil }
      let state = pin["state"] as? [String: Any]
      return LockedLibrary(
        name: url.repositoryName, url: url, version: (state?["version"] ?? state?["branch"]) as? String)
    }
  }

  /// The pods whose repositories the file names: others are in a catalog that is not at hand.
  @Sendable private static func pods(_ text: String) -> [LockedLibrary] {
    let section = text.components(separatedBy: "CHECKOUT OPTIONS:").dropFirst().first ?? ""
    let lines = section.split(separator: "\n").prefix { $0.hasPrefix(" ") }
    var found: [LockedLibrary] = []
    var (name, url, version) = ("", "", String?.none)
    for line in lines + ["  :"] {
      let text = line.trimmedSpaces
      if !text.hasPrefix(":") || line == "  :" {
        if !url.isEmpty { found.append(LockedLibrary(name: name, url: url, version: version)) }
        (name, url, version) = (String(text.dropLast()), "", nil)
      } else if text.hasPrefix(":git: ") {
        url = String(text.dropFirst(6)).replacing("\"", with: "")
      } else if text.hasPrefix(":tag: ") || text.hasPrefix(":branch: ") {
        version = text.split(separator: " ").last.map { String($0).replacing("\"", with: "") }
      }
    }
    return found
  }

  /// Carthage's lines: `github "SnapKit/SnapKit" "5.7.1"`.
  @Sendable private static func carthage(_ text: String) -> [LockedLibrary] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let parts = line.split(separator: "\"").map(String.init)
      guard parts.count >= 4, let origin = parts.first?.trimmedSpaces, ["git", "github"].contains(origin)
      else { return nil }
      let isAddress = origin == "git" || parts[1].contains("://")
      return LockedLibrary(
        name: parts[1].repositoryName, url: isAddress ? parts[1] : "https://github.com/\(parts[1])",
        version: parts[3].isCommit ? nil : parts[3])
    }
  }
}

extension String {
  /// The last part of a repository's address, without its ending.
  fileprivate var repositoryName: String {
    let last = split { "/:".contains($0) }.last.map(String.init) ?? self
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  fileprivate var isCommit: Bool { count == 40 && allSatisfy(\.isHexDigit) }
}
