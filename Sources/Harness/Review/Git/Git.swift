import Diagnostics
import Foundation

/// The program `git`, run in a folder; it only reads, and takes no lock that others would wait for.
struct Git: Sendable {
  let folder: String
  private let executable: String
  private let environment: [String: String]

  /// The result of a run of git.
  struct Outcome {
    let status: Int32
    let output: [UInt8]
    /// What git said about a failure.
    let words: String
  }

  /// Finds git in the folders of the variable `PATH`.
  ///
  /// - Throws: A diagnostic if it is in none of them.
  init(in folder: String, environment: [String: String]) throws(Diagnostic) {
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/git" }
    guard let executable = folders.first(where: FileManager.default.isExecutableFile) else {
      throw Diagnostic(
        "there is no 'git' to read former goldens with", expected: "git in a folder of the variable PATH",
        next: .status)
    }
    self.init(folder: folder, executable: executable, environment: Self.variables(from: environment))
  }

  private init(folder: String, executable: String, environment: [String: String]) {
    self.folder = folder
    self.executable = executable
    self.environment = environment
  }

  /// The same program in another folder.
  func inFolder(_ folder: String) -> Git {
    Git(folder: folder, executable: executable, environment: environment)
  }

  /// Variables with which git ignores the repository of a hook that runs this process, takes paths
  /// literally and not as patterns, prints English, and never waits for a password.
  private static func variables(from environment: [String: String]) -> [String: String] {
    let others = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR"]
    return environment.filter { !others.contains($0.key) }.merging(
      [
        "GIT_OPTIONAL_LOCKS": "0", "GIT_LITERAL_PATHSPECS": "1", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C",
      ]) { $1 }
  }
}

extension Git {
  /// Runs git to its end.
  ///
  /// - Parameter input: What it reads from standard input.
  /// - Throws: A diagnostic if it cannot be started.
  func run(_ arguments: [String], input: [UInt8] = []) throws(Diagnostic) -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    // To monitor the file system, git may start a daemon, which would survive.
    process.arguments = ["-C", folder, "-c", "core.fsmonitor=false"] + arguments
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    do {
      // With two pipes, both processes could wait for each other, so all but the output goes through
      // files.
      let (inputFile, wordsFile) = (try UnnamedFile(input), try UnnamedFile([]))
      process.standardInput = inputFile.handle
      process.standardError = wordsFile.handle
      try process.run()
      let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return Outcome(
        status: process.terminationStatus, output: Array(bytes),
        words: String(decoding: try wordsFile.contents(), as: UTF8.self))
    } catch {
      throw Diagnostic("'\(executable)' cannot be run: \(error.localizedDescription)")
    }
  }

  /// What git prints; `nil` if it ends with status 1, which means no.
  ///
  /// - Throws: Git's message, if it failed.
  func ask(_ arguments: [String], input: [UInt8] = []) throws(Diagnostic) -> [UInt8]? {
    let outcome = try run(arguments, input: input)
    switch outcome.status {
    case 0: return outcome.output
    case 1: return nil
    default: throw Self.fault(in: outcome, of: arguments)
    }
  }

  /// The first line that git prints; `nil` if it prints nothing, or ends with status 1.
  func line(_ arguments: String...) throws(Diagnostic) -> String? {
    try lines(arguments).first
  }

  /// The lines that git prints.
  func lines(_ arguments: [String]) throws(Diagnostic) -> [String] {
    let output = String(decoding: try ask(arguments) ?? [], as: UTF8.self)
    return output.split(separator: "\n").map(String.init)
  }

  static func fault(in outcome: Outcome, of arguments: [String]) -> Diagnostic {
    let words = outcome.words.split(separator: "\n").map(String.init)
    let reason = words.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") } ?? words.first
    return Diagnostic(
      "'git \(arguments.first ?? "")' failed with status \(outcome.status)\(reason.map { ": \($0)" } ?? "")")
  }
}

extension Git {
  /// The contents of objects by their ids, all read by a single process.
  ///
  /// - Throws: A diagnostic if an object is not in the repository.
  func contents(of objects: [String]) throws(Diagnostic) -> [String: [UInt8]] {
    let wanted = Set(objects).sorted()
    guard !wanted.isEmpty else { return [:] }
    let output = try ask(["cat-file", "--batch"], input: Array(wanted.map { "\($0)\n" }.joined().utf8)) ?? []
    var contents: [String: [UInt8]] = [:]
    var rest = output[...]
    while let end = rest.firstIndex(of: 10) {
      // An object is its id, kind and size, a line feed, its bytes, a line feed; for a missing one,
      // git prints two words.
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").map(String.init)
      guard words.count == 3, let size = Int(words[2]), rest.distance(from: end, to: rest.endIndex) > size
      else { break }
      contents[words[0]] = Array(rest[(end + 1)...].prefix(size))
      rest = rest[(end + 1)...].dropFirst(size + 1)
    }
    guard let missing = wanted.first(where: { contents[$0] == nil }) else { return contents }
    throw Diagnostic(
      "the repository lacks the object \(missing)", expected: "all goldens of the revision",
      next: .shell("git fetch --refetch"))
  }
}

/// A file without a name, which is gone with its handle.
struct UnnamedFile {
  let handle: FileHandle

  /// Makes a file of some bytes, to be read from its start.
  init(_ bytes: [UInt8]) throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("showcase-\(UUID().uuidString)")
    try Data(bytes).write(to: path, options: .withoutOverwriting)
    handle = try FileHandle(forUpdating: path)
    // The open handle keeps the file until it is closed.
    try FileManager.default.removeItem(at: path)
  }

  /// Everything that was written to it.
  func contents() throws -> Data {
    try handle.seek(toOffset: 0)
    return try handle.readToEnd() ?? Data()
  }
}
