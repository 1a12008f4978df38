import Foundation

/// Stands for what scenarios depend on besides their scripts, goldens and configurations.
enum ProgramFingerprint {
  /// Takes the fingerprint of this program with its libraries, of the resources beside it, and of variables.
  ///
  /// - Returns: `nil` where it is not known what the program is made of.
  static func now(in environment: [String: String]) -> Fingerprint? {
    ProgramFiles.paths.flatMap {
      fingerprint(of: $0, in: environment, at: .seconds(Date.now.timeIntervalSince1970))
    }
  }

  /// Takes the fingerprint of files and variables.
  ///
  /// - Parameter now: The time since 1970.
  /// - Returns: `nil` where a file is missing, or so young that it could change without another time.
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

  /// What shells and terminals set by themselves: it tells where somebody types, not what runs.
  private static let passingVariables: Set<String> = [
    "_", "COLUMNS", "LINES", "OLDPWD", "PWD", "SHLVL", "SSH_CLIENT", "SSH_CONNECTION", "SSH_TTY", "TERM",
    "TERM_SESSION_ID", "TMUX", "TMUX_PANE", "WINDOWID",
  ]
}
