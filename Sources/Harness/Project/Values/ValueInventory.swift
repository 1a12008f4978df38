import Diagnostics
import GoldenFiles
import Snapshotting
import Storyboards

/// The goldens of values on a disk, and those that no test owns, as far as sources and earlier runs show.
package struct ValueInventory: Hashable, Sendable {
  /// All goldens of values, in the order of paths.
  package var goldens: [GoldenPath] = []
  /// Those that no test owns, in the order of paths.
  package var unowned: [UnownedValue] = []
  /// What waits for review although no test has it any more.
  package var unownedPending: Set<GoldenPath> = []
}

/// A golden of a value that no test owns.
package struct UnownedValue: Hashable, Sendable {
  package let path: GoldenPath
  package let reason: Reason

  package enum Reason: Hashable, Sendable {
    /// There is no such test file.
    case noFile(String)
    /// The test file does not declare the test; with the nearest name that it declares.
    case noTest(String, file: String, nearest: String?)
    /// The test ran, and had no assertion of it.
    case unclaimed(String)
  }

  /// What is to be done about it.
  package var diagnostic: Diagnostic {
    var fault = Diagnostic("no test owns this golden", file: path.path, next: .prune)
    switch reason {
    case .noFile(let file): fault.expected = "the test file '\(file)'"
    case .noTest(let test, let file, let nearest):
      fault.expected = "a function '\(test)' in '\(file)'"
      fault.nearest = nearest
    case .unclaimed(let test): fault.expected = "an assertion of it in '\(test)', which ran without one"
    }
    return fault
  }
}

/// Decides which goldens of values have an owner.
struct ValueOwners {
  private let package: GoldenFolder
  private let sources: PackageSources
  private let showcases: Set<String>
  private let unclaimed: Set<GoldenPath>
  private var declared: [GoldenPath: DeclaredNames] = [:]

  /// - Parameters:
  ///   - package: The package's folder.
  ///   - showcases: The names of showcases, whose folders in `Snapshots` have no goldens of values.
  ///   - unclaimed: The goldens whose test ran without an assertion of them.
  init(
    in package: GoldenFolder, _ sources: PackageSources, showcases: Set<String>, unclaimed: Set<GoldenPath>
  ) {
    (self.package, self.sources) = (package, sources)
    (self.showcases, self.unclaimed) = (showcases, unclaimed)
  }

  /// Returns why no test owns a golden; `nil` if one does, or if it may not be a golden at all.
  mutating func reason(_ path: GoldenPath, _ golden: ValueGolden) throws(Diagnostic) -> UnownedValue.Reason? {
    guard let files = candidates(golden) else { return nil }
    guard let first = files.first else { return .noFile(missingFile(of: golden)) }
    var names: [String] = []
    for file in files {
      let declared = try declarations(in: file)
      let suites = golden.suites(inFile: file.fileName)
      if declared.own(TestGoldenNames(suites: suites, test: golden.test)) {
        return unclaimed.contains(path) ? .unclaimed(golden.test) : nil
      }
      names += declared.all
    }
    return .noTest(golden.test, file: first.path, nearest: nearestName(to: golden.test, in: names))
  }

  /// Whether the path is surely that of a golden: `Snapshots` may have files of other kinds.
  func knows(_ golden: ValueGolden) -> Bool { candidates(golden) != nil }

  /// The sources that may declare the test; `nil` if the package knows neither the module nor the file.
  private func candidates(_ golden: ValueGolden) -> [GoldenPath]? {
    switch golden.place {
    case .besideTest(let folder):
      let files = golden.possibleFiles.map { GoldenPath(folder).appending("\($0).swift") }
      return files.first { FileKind(following: package.absolute($0)) == .file }.map { [$0] } ?? []
    case .package(let module):
      // A target's folder usually has its name, but need not.
      let files = golden.possibleFiles.lazy.compactMap { sources.files[$0] }.first?.sorted() ?? []
      let own = files.filter { $0.path.parts(between: "/").contains(Substring(module)) }
      guard own.isEmpty else { return own }
      let isTarget = sources.folderNames.contains(module) && !showcases.contains(module)
      return files.isEmpty && !isTarget ? nil : files
    }
  }

  private func missingFile(of golden: ValueGolden) -> String {
    switch golden.place {
    case .besideTest(let folder): GoldenPath(folder).appending("\(golden.file).swift").path
    case .package(let module): "\(module)/\(golden.file).swift"
    }
  }

  private mutating func declarations(in file: GoldenPath) throws(Diagnostic) -> DeclaredNames {
    if let known = declared[file] { return known }
    let bytes = try package.bytes(at: file) ?? []
    let names = DeclaredNames(String(decoding: bytes, as: UTF8.self))
    declared[file] = names
    return names
  }
}

extension GoldenPath {
  /// The name of the file, without its extension.
  fileprivate var fileName: String {
    let name = path.parts(between: "/").last ?? ""
    return String(name.hasSuffix(".swift") ? name.dropLast(".swift".count) : name)
  }
}
