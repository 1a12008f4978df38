import Foundation
import GoldenFiles
import Platform

/// Fingerprints of what scenarios depend on in addition to their scripts, goldens and configurations.
enum ProgramFingerprint {
  /// Takes the fingerprint of this program with its libraries, of the resources beside it, and of
  /// variables.
  ///
  /// - Returns: `nil` if the program's files are not known.
  static func now(in environment: [String: String]) -> Fingerprint? {
    ProgramFiles.paths.flatMap {
      fingerprint(of: $0, in: environment, at: .seconds(Date.now.timeIntervalSince1970))
    }
  }

  /// Takes the fingerprint of files and variables.
  ///
  /// - Parameters:
  ///   - files: The paths of files.
  ///   - environment: The variables, of which those that shells and terminals set are ignored.
  ///   - now: The time since 1970.
  /// - Returns: `nil` if a file is missing, or so young that it could change without a new time.
  static func fingerprint(
    of files: [String], in environment: [String: String], at now: Duration
  ) -> Fingerprint? {
    var hasher = FingerprintHasher()
    hasher.combine(files.count)
    for file in files {
      guard let state = FileState(at: file), !state.mayChangeUnnoticed(at: now) else { return nil }
      hasher.combine(file)
      hasher.combine(state)
    }
    for (name, value) in environment.sorted(by: { $0.key < $1.key }) where !passingVariables.contains(name) {
      hasher.combine(name)
      hasher.combine(value)
    }
    return hasher.fingerprint
  }

  /// Variables that shells and terminals set, which describe the session and not what runs.
  private static let passingVariables: Set<String> = [
    "_", "COLUMNS", "LINES", "OLDPWD", "PWD", "SHLVL", "SSH_CLIENT", "SSH_CONNECTION", "SSH_TTY", "TERM",
    "TERM_SESSION_ID", "TMUX", "TMUX_PANE", "WINDOWID",
  ]
}

/// What shows that a file did not change, without reading it.
struct FileState: Hashable {
  let device: UInt64
  let inode: UInt64
  let size: Int64
  let modified: ModificationTime

  /// Reads the state of a file, following links; `nil` if there is no file.
  init?(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    modified = ModificationTime(status)
  }

  /// Whether the file could change now without getting a new time.
  ///
  /// Clocks of file systems tick at least a hundred times a second; those without fractions of
  /// seconds at least every two seconds.
  ///
  /// - Parameter now: The time since 1970.
  func mayChangeUnnoticed(at now: Duration) -> Bool {
    let time = Duration.seconds(modified.seconds) + .nanoseconds(modified.nanoseconds)
    return now - time <= (modified.nanoseconds == 0 ? .seconds(2) : .milliseconds(20))
  }
}

extension FingerprintHasher {
  mutating func combine(_ file: FileState) {
    combine(file.device)
    combine(file.inode)
    combine(file.size)
    combine(file.modified.seconds)
    combine(file.modified.nanoseconds)
  }
}
