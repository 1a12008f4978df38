import Diagnostics
import Foundation
import GoldenFiles
import Review
import TestSupport

/// A separate git repository for a test, which ignores the host's configuration.
struct SampleRepository {
  let folder: TemporaryFolder
  /// The package's path in the repository.
  let package: String
  /// The repository that it is a clone of, which has to exist while this one does.
  private var source: TemporaryFolder?

  init(package: String = "", commits: Bool = true) throws {
    folder = try TemporaryFolder()
    self.package = package
    try write("// swift-tools-version: 6.2\n", to: "Package.swift")
    try git("init", "--quiet", "--initial-branch=main")
    if commits { try commit() }
  }

  private init(in folder: TemporaryFolder, package: String) {
    self.folder = folder
    self.package = package
  }

  var root: String { package.isEmpty ? folder.root : "\(folder.root)/\(package)" }

  func write(_ text: String, to path: String) throws {
    try folder.write(text, to: package.isEmpty ? path : "\(package)/\(path)")
  }

  func write(_ file: GoldenFile) throws {
    try write(String(decoding: file.bytes, as: UTF8.self), to: file.path.path)
  }

  func remove(_ path: GoldenPath) throws {
    try folder.remove(package.isEmpty ? path.path : "\(package)/\(path)")
  }

  func commit() throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "--message=change")
  }

  /// A clone in a separate folder, by a protocol that supports depths.
  func clone(_ arguments: String...) throws -> SampleRepository {
    let other = try TemporaryFolder()
    try Self.run(["clone", "--quiet"] + arguments + ["file://\(folder.root)", "."], in: other.root)
    var clone = SampleRepository(in: other, package: package)
    clone.source = folder
    return clone
  }

  @discardableResult
  func git(_ arguments: String...) throws -> String {
    try Self.run(arguments, in: folder.root)
  }

  /// Runs a command that a diagnostic suggests.
  func type(_ command: String) throws {
    let words = command.split(separator: " ").map(String.init)
    try Self.run(Array(words.dropFirst()), in: folder.root)
  }

  func difference(from base: String? = nil) throws -> RevisionDifference {
    let goldens = try goldens(from: base)
    return RevisionDifference(from: goldens.before, to: goldens.after)
  }

  func goldens(from base: String? = nil) throws -> RevisionGoldens {
    let repository = try GitRepository(of: root, environment: Self.environment)
    return try repository.goldens(since: repository.base(named: base))
  }

  func base(_ name: String? = nil) throws -> BaseRevision {
    try GitRepository(of: root, environment: Self.environment).base(named: name)
  }

  static let environment = ProcessInfo.processInfo.environment.merging([
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_AUTHOR_NAME": "A",
    "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org",
    "GIT_AUTHOR_DATE": "2026-01-01T00:00:00Z", "GIT_COMMITTER_DATE": "2026-01-01T00:00:00Z",
  ]) { $1 }

  @discardableResult
  private static func run(_ arguments: [String], in folder: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder, "-c", "protocol.file.allow=always"] + arguments
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw GitFailed(arguments: arguments, text: text) }
    return text
  }

  struct GitFailed: Error {
    let arguments: [String]
    let text: String
  }
}

/// The diagnostic that `work` throws.
func diagnostic(_ work: () throws -> Void) throws -> Diagnostic? {
  do {
    try work()
    return nil
  } catch let error as Diagnostic {
    return error
  }
}
