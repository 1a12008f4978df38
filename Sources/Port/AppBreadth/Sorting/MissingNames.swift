import Foundation
import Porting

/// The names that a module's errors report as missing, with their files and these files' imports of empty modules.
struct MissingNames {
  /// The empty modules that each file imports, other than the app's own, by the file's full path.
  private let absent: [String: Set<String>]
  /// The empty modules that any file imports.
  private let all: Set<String>
  private let users: [String: Set<String>]
  /// The names that are missing as members of something.
  private let members: Set<String>

  init(_ module: CheckedModule) {
    let libraries = module.emptyModules.subtracting(module.sources.modulesInFolders)
    absent = module.sources.importedModules.mapValues(libraries.intersection)
    all = libraries
    var users: [String: Set<String>] = [:]
    for error in module.errors {
      if let name = error.missingName { users[name, default: []].insert(error.file) }
    }
    self.users = users
    members = Set(module.errors.filter { $0.message.contains("has no member") }.compactMap(\.missingName))
  }

  /// Returns the modules that may have a name: all files that lack it import them, and names do not exclude them.
  func modules(with name: String, missedIn file: String) -> [String] {
    let files = users[name] ?? [file]
    let common = files.dropFirst().reduce(absent[files.first ?? file] ?? []) {
      $0.intersection(absent[$1] ?? [])
    }
    if let framework = AppleFrameworks.framework(of: name), all.contains(framework) { return [framework] }
    return common.subtracting(AppleFrameworks.ofPrefixes).sorted()
  }

  /// Whether a file imports a library that may extend UIKit's types, since members are visible in all files of a
  /// module.
  var hasLibraries: Bool { !all.subtracting(AppleFrameworks.all).isEmpty }

  /// Whether a member of an existing type certainly belongs to a module that does not exist here.
  ///
  /// Libraries have short names for theirs. Otherwise, all files that lack the member import one library, and
  /// there are so many of them that chance would explain it less than once in a hundred times.
  func isOfLibrary(_ member: String, missedIn file: String) -> Bool {
    guard hasLibraries else { return false }
    if isNamespace(member) { return true }
    let files = users[member] ?? []
    return modules(with: member, missedIn: file).contains { library in
      guard !AppleFrameworks.all.contains(library) else { return false }
      let share = Double(absent.values.count { $0.contains(library) }) / Double(max(1, absent.count))
      return files.allSatisfy { absent[$0]?.contains(library) == true }
        && pow(share, Double(files.count)) < 0.01
    }
  }

  /// Whether libraries use a name to distinguish their members, such as `snp`, `rx` and `sd_setImage`.
  func isNamespace(_ name: String) -> Bool {
    guard hasLibraries, members.contains(name) else { return false }
    if name.dropFirst().contains("_") { return true }
    return name.count < 4 && name.allSatisfy(\.isLowercase) && !Self.shortMembers.contains(name)
  }

  /// Short members of UIKit's and Foundation's types.
  private static let shortMembers: Set<String> = ["day", "row", "tag", "url", "var"]
}

extension AppSources {
  /// The app's own modules that are compiled with it, in folders of their names that do not import them.
  fileprivate var modulesInFolders: Set<String> {
    let imports = importedModules
    var (found, others) = (Set<String>(), Set<String>())
    for file in files {
      let folders = Set(file.path.split(separator: "/").dropLast().map(String.init))
      found.formUnion(folders)
      others.formUnion(folders.intersection(imports[file.fullPath] ?? []))
    }
    return found.subtracting(others)
  }
}

extension CompilerError {
  /// The name that is not found: a type, a function, a member or an attribute.
  var missingName: String? {
    let quoted = quoted
    if message.hasPrefix("cannot find") || message.hasPrefix("unknown attribute")
      || message.hasPrefix("no macro named")
    {
      return quoted.first
    }
    if message.hasPrefix("no type named") { return quoted.first }
    return message.contains("has no member") && quoted.count >= 2 ? quoted[quoted.count - 1] : nil
  }
}
